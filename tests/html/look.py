"""Looks at the page of a report through the eyes of a browser.

Speaks the DevTools protocol over a pipe, so that nothing but Python and the browser is needed.
"""

import base64
import fcntl
import json
import os
import re
import subprocess
import sys
import time

BROWSER, PAGE, REPORT, PROFILE = sys.argv[1:]
PATIENCE = 60


class Browser:
    """A browser, asked through a pipe; JSON texts end with a zero byte."""

    def __init__(self):
        to_browser, self.out = os.pipe()
        self.into, from_browser = os.pipe()
        arguments = [
            BROWSER, "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
            "--no-first-run", "--disable-background-networking", "--disable-component-update",
            f"--user-data-dir={PROFILE}", "about:blank",
        ]

        def pipes():
            # Moved out of the way first, lest one be overwritten by the other.
            spare = [fcntl.fcntl(end, fcntl.F_DUPFD, 10) for end in (to_browser, from_browser)]
            os.dup2(spare[0], 3)
            os.dup2(spare[1], 4)

        self.process = subprocess.Popen(
            arguments, preexec_fn=pipes, close_fds=False,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        os.close(to_browser)
        os.close(from_browser)
        self.rest, self.count, self.events = b"", 0, []
        self.session = None

    def ask(self, method, **parameters):
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.out, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.read()
            if answer.get("id") == self.count:
                if "error" in answer:
                    raise SystemExit(f"{method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer)

    def read(self):
        while b"\0" not in self.rest:
            part = os.read(self.into, 1 << 16)
            if not part:
                raise SystemExit("the browser is gone")
            self.rest += part
        message, self.rest = self.rest.split(b"\0", 1)
        return json.loads(message)

    def wait(self, method):
        end = time.monotonic() + PATIENCE
        while not any(event.get("method") == method for event in self.events):
            if time.monotonic() > end:
                raise SystemExit(f"{method} never came")
            self.events.append(self.read())

    def value(self, expression):
        answer = self.ask("Runtime.evaluate", expression=expression, returnByValue=True)
        return answer["result"].get("value")

    def end(self):
        self.ask("Browser.close")
        self.process.wait(timeout=PATIENCE)


def holds(what, seen, expected):
    if seen != expected:
        raise SystemExit(f"{what}: {seen!r}, not {expected!r}")
    print(f"ok  {what}: {seen!r}")


def luminance(colour):
    red, green, blue = (int(part) for part in re.findall(r"\d+", colour)[:3])
    return (299 * red + 587 * green + 114 * blue) / 255_000


browser = Browser()
target = browser.ask("Target.createTarget", url="about:blank")["targetId"]
browser.session = browser.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
for domain in ("Page", "Runtime", "Log", "Network"):
    browser.ask(f"{domain}.enable")
browser.ask("Network.emulateNetworkConditions", offline=True, latency=0, downloadThroughput=0, uploadThroughput=0)
address = f"file://{PAGE}"
browser.ask("Page.navigate", url=address)
browser.wait("Page.loadEventFired")

# What is there is what the report says.
with open(REPORT, encoding="utf-8") as file:
    report = json.load(file)
known = [period for period in report["periods"] if "kcal" in period["average"]["values"]]
bounds = [period for period in known if "kcal" in period["average"]["partial"]]
holds("title", browser.value("document.title"),
      "Food journal: Sun 15 Nov 2026 – Sat 21 Nov 2026, by day (UTC)")
holds("language", browser.value("document.documentElement.lang"), "en")
holds("bars", browser.value("document.querySelectorAll('rect.bar').length"), len(known))
holds("days with a lower bound of energy", len(bounds), 1)
holds("bars of lower bounds", browser.value("document.querySelectorAll('rect.bar.bound').length"), len(bounds))
holds("every bar is to be seen", browser.value(
    "Array.from(document.querySelectorAll('rect.bar')).map(bar => bar.getBBox().height > 1)"), [True] * len(known))
holds("rows", browser.value("document.querySelectorAll('#periods tbody tr').length"), len(report["periods"]))
holds("exact figures", browser.value(
    "Array.from(document.querySelectorAll('#periods tbody tr')).flatMap(row => "
    "{ const data = row.cells[3].querySelector('data'); return data ? [data.value] : [] })"),
    [str(period["average"]["values"]["kcal"]) for period in known])
holds("drawings without words", browser.value(
    "Array.from(document.querySelectorAll('svg')).filter(svg => svg.getAttribute('aria-labelledby').split(' ')"
    ".some(id => !document.getElementById(id)?.textContent)).length"), 0)
tree = browser.ask("Accessibility.getFullAXTree")["nodes"]
images = [node for node in tree if node.get("role", {}).get("value") in ("image", "img") and not node.get("ignored")]
holds("drawings with a name and a description, as they are read aloud",
      [bool(node.get("name", {}).get("value")) for node in images], [True] * 4)

# Names are text.
holds("elements that a name brought along", browser.value(
    "document.querySelectorAll('script, img, b, [onmouseover]').length"), 0)
holds("the name as text", browser.value(
    "document.querySelector('#meals').textContent.includes('<script>document.title')"), True)

# Both schemes, each readable.
for scheme, is_dark in (("light", False), ("dark", True)):
    browser.ask("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
    paper, ink = (browser.value(f"getComputedStyle(document.body).{what}") for what in ("backgroundColor", "color"))
    holds(f"{scheme}: the paper is dark", luminance(paper) < 0.3, is_dark)
    holds(f"{scheme}: the ink is dark", luminance(ink) < 0.3, not is_dark)
holds("nothing is wider than a telephone", (
    browser.ask("Emulation.setDeviceMetricsOverride", width=390, height=800, deviceScaleFactor=1, mobile=False),
    browser.value("document.documentElement.scrollWidth <= 390"))[1], True)
browser.ask("Emulation.clearDeviceMetricsOverride")

# On paper, also where the screen is dark.
browser.ask("Emulation.setEmulatedMedia", media="print", features=[{"name": "prefers-color-scheme", "value": "dark"}])
holds("print: the paper is dark", luminance(browser.value("getComputedStyle(document.body).backgroundColor")) < 0.3, False)
browser.ask("Emulation.setEmulatedMedia", media="")
printed = base64.b64decode(browser.ask("Page.printToPDF", printBackground=True, preferCSSPageSize=True)["data"])
pages = len(re.findall(rb"/Type\s*/Page\b(?!s)", printed))
holds("printed pages, one to four", 1 <= pages <= 4, True)

# Nobody was asked for anything, and nothing went wrong.
asked = [event["params"]["request"]["url"] for event in browser.events if event.get("method") == "Network.requestWillBeSent"]
holds("requests", asked, [address])
wrong = [event["params"] for event in browser.events
         if event.get("method") in ("Log.entryAdded", "Runtime.consoleAPICalled", "Runtime.exceptionThrown")]
holds("words on the console", wrong, [])
browser.end()
