"""A player for the arena in a few lines: any move that does not end something, drawn by lot.

npx estaminet arena belgian-beers-race --bots easy,"cmd:python3 docs/examples/arena_bot.py" --blocks 10
"""

import json
import random
import sys

for line in sys.stdin:
    question = json.loads(line)
    # Camping, stopping and passing end something: they are left for when nothing else can be done.
    ends = ("camp", "stop", "pass", "done")
    moves = [one for one in question["moves"] if one["notation"].split()[0] not in ends] or question["moves"]
    choice = random.Random(question["match"] + str(question["id"])).choice(moves)
    print(json.dumps({"id": question["id"], "result": {"move": choice["move"]}}), flush=True)
