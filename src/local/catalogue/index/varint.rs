//! Ascending numbers as bytes: each as its distance from the one before, seven bits a byte.

/// Writes the distance of a number from the one before it.
pub(super) fn push(bytes: &mut Vec<u8>, mut distance: u32) {
    while distance >= 0x80 {
        bytes.push(distance.to_le_bytes()[0] | 0x80);
        distance >>= 7;
    }
    bytes.push(distance.to_le_bytes()[0]);
}

/// Reads numbers that follow `before`; what is broken ends the list.
pub(super) fn read(bytes: &[u8], mut before: u32, mut take: impl FnMut(u32)) {
    let (mut distance, mut shift) = (0_u32, 0);
    for byte in bytes {
        distance |= u32::from(byte & 0x7f) << shift;
        if byte & 0x80 != 0 {
            shift = (shift + 7).min(28);
            continue;
        }
        before = before.wrapping_add(distance);
        take(before);
        (distance, shift) = (0, 0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_come_back_as_they_were() {
        let numbers = [
            0, 1, 2, 127, 128, 129, 16_383, 16_384, 5_000_000, 67_108_863,
        ];
        let (mut bytes, mut before) = (Vec::new(), 0);
        for number in numbers {
            push(&mut bytes, number - before);
            before = number;
        }
        let mut back = Vec::new();
        read(&bytes, 0, |number| back.push(number));
        assert_eq!(back, numbers);
    }
}
