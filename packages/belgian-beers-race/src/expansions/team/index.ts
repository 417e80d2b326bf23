import { TEAM_SEATS } from '../../content/team.ts'
import type { Expansion } from '../../engine/expansion.ts'
import { next } from '../../engine/steps.ts'
import { isSo, noteActs, noteCheese } from './acts.ts'
import { DECK, reveal } from './decks.ts'
import { teamLaws } from './laws.ts'
import { mateOf, name, TEAMS } from './members.ts'
import { BOTTOM, CONSENT, NAME, PROPOSE, REVEAL, TEST } from './numbers.ts'
import { askAboutDecks, bottom } from './removal.ts'
import { teamScores, tellResult } from './result.ts'
import { askAboutRoles, consent, meetMate, propose } from './roles.ts'
import { noteClaim, test, testAfterAction, testInTheMorning } from './tests.ts'
import { imagineTeams, viewTeams } from './view.ts'

/** Those who name their A, team by team. */
const NAMING = [0, 2, 1, 3] as const

/** Team: two against two, two decks of cards, and the weaker of each pair sets the score. */
export const team: Expansion = {
  id: 'team',
  asides: ['team/name', 'team/answer', 'team/put-under'],
  consents: { 'team/answer': 'agree' },
  forbids: (_options, seats) => (seats === TEAM_SEATS ? undefined : 'TBBR-EXP-02'),
  fields: (seats) => ({
    'team.swapped': { length: TEAMS.length },
    'team.named': { length: seats },
    'team.card': { length: TEAMS.length * DECK },
    'team.acted': { length: TEAMS.length },
    'team.met': { length: 1 },
    'team.cheese': { length: 1 },
  }),
  prepare(s) {
    for (let at = TEAMS.length - 1; at >= 0; at--) next(s, REVEAL, 0, at)
    for (let at = NAMING.length - 1; at >= 0; at--) next(s, NAME, NAMING[at])
  },
  steps: {
    [NAME]: name,
    [REVEAL]: reveal,
    [TEST]: test,
    [PROPOSE]: propose,
    [CONSENT]: consent,
    [BOTTOM]: bottom,
  },
  isSo,
  on: {
    arrived: meetMate,
    buyDeclared: noteCheese,
    // Pushed above the claims: roles are swapped before any card is taken.
    check(s, seat) {
      noteActs(s, seat)
      askAboutRoles(s, seat)
    },
    dayStart: testInTheMorning,
  },
  after: { claim: noteClaim },
  followUp: testAfterAction,
  removed: askAboutDecks,
  mates: (_s, seat) => 1 << mateOf(seat),
  result: teamScores,
  reckoned: tellResult,
  view: viewTeams,
  imagine: imagineTeams,
  laws: teamLaws,
}
