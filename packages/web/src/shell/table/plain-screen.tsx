import { say } from '../../language.ts'
import type { GameScreen } from './game-screen.ts'

/** A game played from its list of choices alone, in notation. */
const plain: GameScreen = {
  Board: (props) => (
    <div class="plain-board">
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
