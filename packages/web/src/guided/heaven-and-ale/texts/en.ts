/** What is said in the guided first abbey, and the shape of it in other languages. */
export const en = {
  title: 'Your first abbey',
  steps: {
    goal: 'What you want',
    sun: 'Sun and shade',
    disc: 'Waking tiles',
    monk: 'Monks',
    site: 'A site closes',
    pair: 'A privilege',
    round: 'End of a round',
    barrels: 'Barrels',
    count: 'The count',
  },
  /** What one does in it, for the list of them. */
  gists: {
    goal: 'five markers, a level, a ring',
    sun: 'water in the sun, barley in the shade',
    disc: 'a monk moves in, a disc brings 6 ducats',
    monk: 'a disc for the monk wakes his neighbours',
    site: 'six tiles around a site, and a shed',
    pair: 'two discs side by side, and Old Recipe',
    round: 'home, and First player',
    barrels: 'five barrels, and a last shed',
    count: 'barley is lifted, and all is counted',
  },
  says: {
    goal: 'Welcome to your abbey! Five **markers**, one for each resource, must rise together: at the end the **lowest** counts, times what your **brewmaster** has reached.',
    below:
      'Your **level** is the space all five would reach if the game ended now. It is −5: everybody starts below zero, and points come from 1 on.',
    ring: 'This **ring** is the market. Your figure walks it once a round, as far as you like but never back. Each space is an action; what you skip you do without.',
    goWater: 'Water 3 lies on **space 5**. Go there.',
    sunAndShade:
      'This is your garden. In the **shade** a tile costs its number and will bring that many ducats. In the **sun** it costs double and will move its marker on.',
    plantWater:
      'Plant the water **in the sun**, on the hex that is lit: 6 of your 25 ducats. It touches two **sites**, the round places that count their tiles.',
    goBarley: 'Your opponent has planted wood. You stroll on to **space 6**: barley 2.',
    plantBarley: 'This one **in the shade**, for 2 ducats: it will bring money.',
    goMoreBarley: 'Your opponent has placed a disc; you will soon. First **space 9**: barley 4.',
    plantMoreBarley: '**In the shade** again. Soon both barley tiles will pay at once.',
    spent:
      'Your **level** fell to −6: at the end money helps the lowest marker too, and you have spent some. Your tiles will bring back more, once they are woken.',
    goMonk: 'A **monk** costs what his space says: 3 on **space 10**, double in the sun.',
    houseMonk: 'A monk can wake his neighbours, so house him **between water and barley**.',
    discs:
      'Planting pays nothing yet. **Discs** wake tiles: each box takes one disc in the whole game, and then all the tiles it names pay.',
    goDisc: '**Space 12** has a C disc: it goes on a box with a C, so on one resource.',
    wakeBarley: 'Put it on **barley**: 2 and 4 lie in the shade, so 6 ducats come in.',
    goWood: 'Money again! On to **space 13**: wood 2.',
    plantWood: '**In the sun** for 4 ducats. Five of the six hexes around the site are then full.',
    goAny: '**Space 16** has an ABC disc, for any box.',
    wakeMonk:
      'Put it on the box of **your monk**. He wakes his neighbours: the water moves on 3, the barley brings 4 ducats.',
    goLast: 'Water 1 lies on **space 17**: just what the last gap needs.',
    closeSite: 'Plant it **in the sun**, in the gap. Six tiles around a site close it, and a shed goes up.',
    shed: 'The six add up to 12: such a shed wakes **two** tiles that face each other, and the brewmaster moves on 1. Wake **water 3 and barley 2**.',
    goAgain:
      'Your opponent has placed a **privilege**, a card like your five below the boxes. You can do that too: take a disc from **space 20**.',
    wakeWater: 'Put it on **water**: two tiles in the sun, 4 steps on.',
    privilege:
      'Water and barley are a **pair** of boxes, and both have their disc: you may place a privilege. Take **Old Recipe**, 5 steps for the brewmaster.',
    goHome: 'There is more to have on the ring, but no need to: go **home**, to the start area.',
    first: 'Each place there gives something. Take **First player**: you begin the next round.',
    level:
      'Your markers again. At the end high ones give steps to low ones, at **5:1** five for one, until they stand at one **level**. Level times multiplier gives your points; the brewmaster improves rate and multiplier.',
    ahead:
      'A two-player game has three rounds. **We play the second and most of the third for you**, in a blink; you take over for the last steps.',
    wall: 'Look at your garden now! Twelve goals hang on the wall. Whoever stops at a barrel space takes a **barrel** for each goal met: 4 points for the first, 2 for the second.',
    goBarrels: 'You meet five goals that nobody has met before. Go to **space 26**.',
    goEnd: 'Five large barrels, 20 points! With 8 ducats left, go to the last space: **27**.',
    takeWood: 'Several tiles lie here, and you may buy any of them. Take **wood 4**.',
    closeLast: 'Plant it **in the sun**, in the last gap of a site: 8 ducats, all you have.',
    lastShed: 'Another shed that wakes two: **the new wood** moves its marker on 4, hops bring a ducat.',
    granary: 'Everybody is home. One more reward: the **Granary** moves a marker on 2.',
    lowest: '**Barley** is lowest of all: lift it. Then everything is counted.',
  },
  known: [
    'The lowest marker counts: bring all five up together.',
    'Sun costs double and moves markers; shade brings ducats.',
    'Nothing pays before it is woken: by a disc, a monk or a shed.',
    'A box takes one disc in the whole game: wait until it is worth it.',
    'Six tiles around a site build a shed. Low sums please the brewmaster, high sums wake more tiles.',
    'Pairs of discs open privileges; goals met bring barrels.',
  ],
}

export type AleWords = typeof en
