"""Plays one whole game through the engine, every seat choosing at random.

python3 docs/examples/play.py belgian-beers-race 4
python3 docs/examples/play.py small-beer 3 --game packages/kernel/test/example/small-beer.ts
"""

import json
import random
import subprocess
import sys

game, seats, *engine_options = sys.argv[1:] or ["belgian-beers-race", "4"]
engine = subprocess.Popen(
    ["npx", "estaminet", "engine", *engine_options], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
)


def ask(do, **fields):
    engine.stdin.write(json.dumps({"id": do, "do": do, **fields}) + "\n")
    engine.stdin.flush()
    answer = json.loads(engine.stdout.readline())
    if "error" in answer:
        sys.exit(f"{do}: {answer['error']['message']}")
    return answer["result"]


table = ask("new", game=game, seats=int(seats))
match = table["match"]
while not table["over"]:
    # Seats whose sealed answer is in have nothing more to do until the others have answered.
    seat = next(seat for seat in table["waiting"] if seat not in table["answered"])
    choice = random.choice(ask("legal", match=match, seat=seat)["moves"])
    table = ask("play", match=match, seat=seat, move=choice["move"])
    for made in table["moves"]:
        print(f"{made['seat']}: {made['notation']}")

for seat, score in enumerate(ask("score", match=match)["scores"]):
    print(f"seat {seat}: {score['total']} points, rank {score['rank']}")
print(ask("record", match=match)["link"])
engine.stdin.close()
engine.wait()
