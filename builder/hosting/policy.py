"""The content security policy: only this site's own files, and inline scripts by their hash."""

import base64
import hashlib
import re

PLACEHOLDER = "content-security-policy-of-this-page"

_SCRIPT = re.compile(r"<script(?P<attributes>[^>]*)>(?P<body>.*?)</script>", re.DOTALL)
_DATA_TYPE = re.compile(r'type="?application/(ld\+)?json')


def script_hash(body: str) -> str:
    """The source expression that allows one inline script.

    >>> script_hash("")
    "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
    """
    digest = base64.b64encode(hashlib.sha256(body.encode("utf-8")).digest()).decode("ascii")
    return f"'sha256-{digest}'"


def inline_scripts(html: str) -> list[str]:
    """The bodies of the scripts that run and stand in the page itself."""
    return [
        match["body"]
        for match in _SCRIPT.finditer(html)
        if " src=" not in match["attributes"] and not _DATA_TYPE.search(match["attributes"])
    ]


def policy(scripts: list[str]) -> str:
    """The policy of a page with these inline scripts. Pyodide needs WebAssembly, but nothing more."""
    hashes = sorted({script_hash(script) for script in scripts})
    return "; ".join(
        [
            "default-src 'none'",
            " ".join(["script-src 'self' 'wasm-unsafe-eval'", *hashes]),
            "worker-src 'self'",
            "connect-src 'self'",
            # Style attributes carry the widths of cards and the places of steps.
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data:",
            "manifest-src 'self'",
            "object-src 'none'",
            "base-uri 'self'",
            "form-action 'self'",
        ]
    )


def with_policy(html: str) -> str:
    """The page with its policy in the place kept for it."""
    return html.replace(PLACEHOLDER, policy(inline_scripts(html)))
