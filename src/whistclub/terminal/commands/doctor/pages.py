"""The pages of a club and their files, as a browser gets them."""

import re
from typing import Final

from whistclub.terminal.commands.doctor.findings import Finding, note, well, wrong
from whistclub.terminal.commands.doctor.requests import Answer, Requests

_FILE: Final = re.compile(rb"""(?:src|href)=["']?(/assets/[\w./-]+\.(?:js|css))""")
_BROWSER: Final = "text/html,application/xhtml+xml,*/*;q=0.8"


def pages(requests: Requests) -> list[Finding]:
    """The findings about the home page and the files it needs."""
    page = requests.get("/", Accept=_BROWSER)
    if page.status != 200 or page.kind != "text/html":
        return [wrong("cli-seen-page", status=str(page.status), kind=page.kind[:60] or "?")]
    files = [one.decode() for one in dict.fromkeys(_FILE.findall(page.plain))]
    if not files:
        return [wrong("cli-seen-not-built")]
    answers = {path: requests.get(path, Accept_Encoding="gzip") for path in files}
    lost = [path for path, answer in answers.items() if not _is_file(path, answer)]
    if lost:
        return [wrong("cli-seen-files", path=lost[0], status=str(answers[lost[0]].status), count=len(lost))]
    return [*_headers(requests, page, list(answers.values())), well("cli-seen-pages-good", count=len(files))]


def _is_file(path: str, answer: Answer) -> bool:
    """True if this is the file, and not a page in its place."""
    return answer.status == 200 and answer.kind == (
        "text/css" if path.endswith(".css") else "text/javascript"
    )


def _headers(requests: Requests, page: Answer, files: list[Answer]) -> list[Finding]:
    found = []
    if any(len(one.body) > 10_000 and "content-encoding" not in one.headers for one in files):
        found.append(note("cli-seen-uncompressed"))
    is_kept_short = any("immutable" not in one.headers.get("cache-control", "") for one in files)
    is_kept_long = "no-cache" not in page.headers.get("cache-control", "")
    if is_kept_long:
        found.append(wrong("cli-seen-page-kept", header=page.headers.get("cache-control", "–")[:80]))
    elif is_kept_short:
        found.append(note("cli-seen-files-not-kept"))
    if "default-src 'none'" not in page.headers.get("content-security-policy", ""):
        found.append(wrong("cli-seen-policy"))
    if requests.address.is_tls and "strict-transport-security" not in page.headers:
        found.append(wrong("cli-seen-no-tls-option"))
    return found
