import { say } from '../../language.ts'
import { namesOf } from '../seats/names.ts'
import type { GameScreen } from './game-screen.ts'
import { PlainPosition } from './plain-position.tsx'

/** A game without a board: the position in the words of the rules, and the list of choices in notation. */
const plain: GameScreen = {
  Board: (props) => (
    <div class="plain-board">
      <PlainPosition view={props.view()} names={namesOf(props.seats())} />
      {props.slate}
      {props.log}
    </div>
  ),
  question: () => ({ title: say().table.slate.choice }),
  rows: (ask) =>
    ask.choices.map((choice) => ({
      title: choice.say,
      prices: [{ choice, price: say().table.slate.choice, sentence: choice.say }],
    })),
  preview: (choice) => ({ title: choice.say, lines: [] }),
  line: (event) => event.type,
  chips: () => [],
}

export default plain
