"""The examples in the builder's docstrings are true."""

import doctest
import importlib
import pkgutil

import pytest

import builder

MODULES = [
    module.name
    for module in pkgutil.walk_packages(builder.__path__, "builder.")
    if not module.name.endswith("__main__")
]


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0
