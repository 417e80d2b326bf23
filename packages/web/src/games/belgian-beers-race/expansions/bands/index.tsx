import { bands as deck, fansFor } from '@estaminet/belgian-beers-race'
import { concertLine } from '@estaminet/belgian-beers-race/texts/expansion-lines'
import { BAND_NAMES } from '@estaminet/belgian-beers-race/texts/expansions'
import type { SlateRow } from '../../../../shell/table/game-screen.ts'
import { raceOf } from '../../model.ts'
import { told } from '../../slate/brings.ts'
import { levelLine } from '../../slate/level-line.ts'
import { expansionWords } from '../../texts/expansions.ts'
import { game } from '../../texts/index.ts'
import type { ExpansionScreen } from '../expansion-screen.ts'
import { HeldPair } from '../held-pair.tsx'
import { cardWords } from '../texts/cards.ts'
import { Concert } from './concert.tsx'
import { DiceOnSigns } from './on-map.tsx'
import { BandSheet, FansBadge } from './sheet.tsx'
import { Stage } from './stage.tsx'
import { concertIn, isBand, styleOf } from './tour.ts'
import { Wheel } from './wheel.tsx'

const bands: ExpansionScreen = {
  OnMap: DiceOnSigns,
  Legend: Stage,
  Sheet: BandSheet,
  Badge: FansBadge,
  Held: (props) => (
    <HeldPair
      {...props}
      seen={raceOf(props.board.view()).bands}
      lies={props.known?.bands}
      icon="note"
      expansion="bands"
      name={(id) => (isBand(id) ? BAND_NAMES[id] : '')}
    />
  ),
  icon: (choice) => (concertIn(choice)?.beer ? 'fans' : 'note'),
  question(_ask, view, _names, language) {
    const title = expansionWords(language)?.atPlay.decisions['bands/keep']
    return title && view.steps.at(-1)?.step === 'bands/keep'
      ? { title, detail: cardWords(language).character.secret }
      : undefined
  },
  /** A concert says what it may bring; a band to choose shows where it is at home. */
  rows(rows, _ask, _view, _names, language) {
    const words = cardWords(language).band
    return rows.map((row): SlateRow => {
      const choice = row.prices[0]?.choice
      const concert = concertIn(choice)
      if (concert) {
        const { mean } = fansFor(concert.dice)
        const title = concert.beer ? words.withBeer : words.concert
        return { ...row, title, detail: words.brings(Math.round(mean)), invites: true }
      }
      const id = String(choice?.info.card ?? '')
      const texts = expansionWords(language)?.cards
      if (choice?.info.kind !== 'bands/keep' || !isBand(id) || !texts) return row
      const band = deck.find((one) => one.id === id)
      const { icon: _, ...plain } = row
      return {
        ...plain,
        detail: [texts.bands[id], band ? concertLine(texts, band) : ''].join(' '),
        mark: () => <Wheel own={styleOf(id)} size={128} language={language} />,
      }
    })
  },
  preview(choice, ask, view, names, language) {
    const concert = concertIn(choice)
    if (!concert) return undefined
    const words = cardWords(language).band
    const { least, mean, most } = fansFor(concert.dice)
    const { level } = view.players[ask.seat]
    const { pieces } = told(choice, ask, view)
    return {
      cost: game(language).tu(Number(choice.info.cost)),
      drawn: () => (
        <Concert race={view} seat={ask.seat} dice={concert.dice} names={names} language={language} onSlate />
      ),
      lines: [
        { text: `${words.between(least, most)}, ${words.average(Math.round(mean))}`, icon: 'fans', mood: 'gain' },
        ...(concert.beer
          ? [
              { text: words.taste, icon: 'taste', mood: 'gain' as const },
              ...(pieces ? [levelLine(level, pieces.level, language)] : []),
            ]
          : []),
        { text: words.once, icon: 'info' },
      ],
    }
  },
  explain(about, _view, language) {
    const [, id = ''] = about.split(' ')
    const texts = expansionWords(language)?.cards
    const band = deck.find((one) => one.id === id)
    if (!texts || !band) return undefined
    const words = cardWords(language).band
    return {
      name: `${BAND_NAMES[band.id]}, ${texts.styles[band.style]}`,
      text: words.explained(concertLine(texts, band)),
      rule: 'bands#concert',
      current: true,
    }
  },
}

export default bands
