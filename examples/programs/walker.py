"""A bot in a language of your own, here Python: one question a line comes in, one answer a line goes out.

    covetown lab match pirates_cove --bots "program:python examples/programs/walker.py,novice" --games 20
    covetown bot serve "python examples/programs/walker.py" --table https://games.example/t/…?invite=… --token cvt_…

It needs nothing of Covetown. Put your own thinking into `choose`; docs/bots.md tells what a question holds.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any


def choose(question: dict[str, Any]) -> int:
    """One of the options that were offered."""
    return int(random.choice(question["options"])["id"])


for line in sys.stdin:
    print(json.dumps({"option": choose(json.loads(line))}), flush=True)
