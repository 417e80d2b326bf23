import type { Chapter } from '../../../../../rules/book.ts'
import type { CardLists } from '../../expansion-cards.ts'

export const events = (cards: CardLists): Chapter => ({
  id: 'events',
  icon: 'event',
  title: 'Events',
  lead: 'One card a day, for everybody alike: blue skies for cyclists, or a cellar full of strong beer.',
  short: [
    ['Players', '2 to 4, or Solo'],
    ['Cards', 'one a day, face up from the start'],
    ['Applies to', 'everybody, always'],
  ],
  sections: [
    {
      id: 'adds',
      title: 'What it adds',
      blocks: [
        {
          p: '24 events, 12 that help and 12 that do not. Each day of the race has one, and it holds for all players alike.',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Setup',
      blocks: [
        {
          p: 'One card for each day is turned up in order: three in the full race, two in the short one. They lie face up from the start, those of later days too. The rest leaves the game unseen.',
        },
        {
          ruling: ['R-73'],
          says: 'Events are always turned up before characters are chosen.',
          why: 'The text says twice that the choice may be based on them.',
        },
      ],
    },
    {
      id: 'day',
      title: 'The event of the day',
      blocks: [
        {
          p: 'It holds from the first step of its day to the end of its daily scoring, the delay on waking up the next morning included; then it is discarded. On the last day it covers the way home, but not the final scoring.',
        },
        {
          example:
            '[[EV-07]] on Friday: whoever ends it at level 8 starts Saturday 4 − 2 = 2 TUs late. On Saturday the card is gone.',
        },
        {
          p: 'Nobody can decline an event. Points it gives are scored at once. Where it leaves a choice, whoever it concerns chooses on the spot. Gifts of the morning come first, in the starting order; then coasters found on waking up.',
        },
        {
          example:
            '[[EV-23]]: you arrive with five yellow and two brown beers, lose one of your choice and keep six. With six you would lose none.',
        },
        {
          p: 'Effects on the **first** tasting of the day apply to each player separately, and afresh every day.',
        },
        {
          ruling: ['R-20'],
          says: 'The event covers the night after its day.',
          why: '“Discarded at the end of the day” leaves the night open; it is the level of that evening that delays the morning.',
        },
      ],
    },
    {
      id: 'combined',
      title: 'With other expansions',
      blocks: [
        {
          list: [
            '**Confrontation**: an event about toasts holds for exchanges; with [[EV-22]] an exchange costs 1 TU.',
            '**Characters**: effects add up. [[EV-13]] and [[CH-01]] cancel each other.',
            '**Bands on Tour**: [[EV-20]] forbids concerts too. With [[EV-04]] a concert still costs 2 TUs, and its beer uses up the free glass.',
            '**Pixel Bag**: cards about purchases change the purchase of 4; [[EV-23]] does not count jokers.',
            '**Team**: points go to the player.',
            '**Solo**: events do not concern the Zythologist.',
            '**Short race**: two events, the second on the last day.',
          ],
        },
      ],
    },
    { id: 'good', title: 'Events that help', blocks: [{ cards: cards.good }] },
    { id: 'bad', title: 'Events that hinder', blocks: [{ cards: cards.bad }] },
  ],
})

export const characters = (cards: CardLists): Chapter => ({
  id: 'characters',
  icon: 'character',
  title: 'Characters',
  lead: 'A strength, a weakness, something to have most of, and breweries you have always wanted to see.',
  short: [
    ['Players', '2 to 4, or Solo'],
    ['Choice', 'one of two'],
    ['Majority', '5 VPs'],
    ['Visits', 'the points on the card'],
  ],
  sections: [
    {
      id: 'adds',
      title: 'What it adds',
      blocks: [
        {
          p: '18 characters. Each has a power for the whole game, made of a strength and a weakness, a majority to fight for, and breweries to visit.',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Setup',
      blocks: [
        {
          p: 'You get two, keep one in secret and lay the other aside. All choices are shown together; from then on your character is open to everybody. The others stay out of the game, unseen.',
        },
      ],
    },
    {
      id: 'power',
      title: 'Strength and weakness',
      blocks: [
        {
          p: 'Both are in force from your first turn to the final scoring, and both always apply; only where the strength says that you **may**, you choose. A strength for once a day comes back every morning and cannot be saved.',
        },
        {
          example:
            '[[CH-02]]: the first bus of the day, 4 TUs, is late and costs 3; the second, late as well, costs 4.',
        },
        { example: '[[CH-04]]: at level 5 one cheese brings you to level 3.' },
        {
          p: '[[CH-12]] with more than two cards fulfilled takes those worth most, of equal ones those further right; the others stay and are checked next turn.',
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Scoring',
      blocks: [
        {
          p: '**Majority**: 5 VPs if you have more than any other player when the game ends; a tie gives nothing. **Visits**: all the points of your card if you have visited what it asks, else none. You may score both; nobody else can.',
        },
        {
          example:
            '[[CH-09]] with three red bottles against 2, 1 and 0: 5 VPs. If somebody else has three as well: none.',
        },
        {
          example:
            '[[CH-02]]: all six Brussels breweries give 7 VPs, five give none. In the short race five are enough.',
        },
        {
          ruling: ['R-74'],
          says: 'Only the owner of a card competes for its majority; the others can merely stand in the way.',
          why: 'The text speaks of the player who owns the card.',
        },
        {
          ruling: ['R-80'],
          says: 'Majority means more than any other player, not more than half of all.',
          why: 'The French remark only rules out a tie.',
        },
        {
          ruling: ['R-75'],
          says: 'Visits are checked when the game ends, on your visited tokens.',
          why: 'Nothing speaks of taking the points earlier.',
        },
      ],
    },
    {
      id: 'alone',
      title: 'Alone',
      blocks: [
        {
          p: 'In the Solo game you score the majority for reaching the number on the card; where the Zythologist has bottles or visited breweries of that kind, you must have more than he has, too.',
        },
        {
          ruling: ['R-21'],
          says: 'The majority of the Solo game asks for a number, and for more than the Zythologist has.',
          why: 'Without a rival, 5 VPs for nothing would be no bonus.',
        },
        {
          example:
            '[[CH-09]] asks for three red bottles: with three against one of his you score 5 VPs, with three against three none.',
        },
      ],
    },
    {
      id: 'combined',
      title: 'With other expansions',
      blocks: [
        {
          list: [
            '**Events** are known before you choose.',
            '**Bands on Tour**: the beer of a concert is one tasted at a brewery, but the concert costs 2 TUs whatever your power. Dice of a concert are not dice of a move.',
            '**Pixel Bag**: purchases begin at 4. A backpack for 9 holds every drawing; jokers take room there too.',
            '**Team**: the majority compares all four, teammate included.',
            '**Short race**: visits ask for fewer.',
          ],
        },
      ],
    },
    { id: 'cards', title: 'The characters', blocks: [{ cards: cards.characters }] },
  ],
})
