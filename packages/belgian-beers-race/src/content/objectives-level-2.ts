import type { ObjectiveCard } from './condition.ts'

/** In the machine from the second day: a state built up over time, or an action that needs preparation. */
// biome-ignore format: one card a line reads as a table
export const levelTwo = [
  { id: 'L2-01', level: 2, kind: 'star', vp: 6, template: 'CT-11', condition: { form: 'track', track: 'cheers', atLeast: 3 } },
  { id: 'L2-02', level: 2, kind: 'star', vp: 5, template: 'CT-11', condition: { form: 'track', track: 'cheese', atLeast: 3 } },
  { id: 'L2-03', level: 2, kind: 'star', vp: 6, template: 'CT-11', condition: { form: 'track', track: 'glass', atLeast: 16 } },
  { id: 'L2-04', level: 2, kind: 'star', vp: 4, template: 'CT-12', condition: { form: 'bottles', colour: 'yellow', atLeast: 5 } },
  { id: 'L2-05', level: 2, kind: 'star', vp: 5, template: 'CT-13', condition: { form: 'coasters', atLeast: [3, 4, 6] } },
  { id: 'L2-06', level: 2, kind: 'star', vp: 5, template: 'CT-14', condition: { form: 'cubes', colour: 'red', atLeast: 4 } },
  { id: 'L2-07', level: 2, kind: 'star', vp: 5, template: 'CT-15', condition: { form: 'all', of: [
    { form: 'breathalyzer', exactly: 7 }, { form: 'cubes', colour: 'any', atLeast: 6 }] } },
  { id: 'L2-08', level: 2, kind: 'star', vp: 6, template: 'CT-15', condition: { form: 'all', of: [
    { form: 'breathalyzer', exactly: 2 }, { form: 'track', track: 'glass', atLeast: 8 }] } },
  { id: 'L2-09', level: 2, kind: 'star', vp: 8, template: 'CT-16', condition: { form: 'visited', of: { category: 'trappist' }, atLeast: 4 } },
  { id: 'L2-10', level: 2, kind: 'star', vp: 7, template: 'DATA-24', condition: { form: 'visited', of: { category: 'player' }, atLeast: 3 } },
  { id: 'L2-11', level: 2, kind: 'star', vp: 5, template: 'DATA-24', condition: { form: 'visited', of: { colour: 'black' }, atLeast: 4 } },
  { id: 'L2-12', level: 2, kind: 'star', vp: 6, template: 'DATA-24', condition: { form: 'visited', atLeast: 18 } },
  { id: 'L2-13', level: 2, kind: 'star', vp: 5, template: 'DATA-24', condition: { form: 'all', of: [
    { form: 'bottles', colour: 'each', atLeast: 1 }, { form: 'coasters', atLeast: [1, 2, 3] }] } },
  { id: 'L2-14', level: 2, kind: 'lightning', vp: 5, template: 'CT-01', condition: { form: 'all', of: [
    { form: 'bought', at: { symbol: 'cheese' } }, { form: 'cubes', colour: 'any', atLeast: 9 }] } },
  { id: 'L2-15', level: 2, kind: 'lightning', vp: 5, template: 'CT-02', condition: { form: 'all', of: [
    { form: 'tasted', colour: 'black' }, { form: 'track', track: 'glass', atLeast: 6 }] } },
  { id: 'L2-16', level: 2, kind: 'lightning', vp: 5, template: 'CT-03', condition: { form: 'all', of: [
    { form: 'moved', at: { category: 'cardinal' } }, { form: 'visited', of: { category: 'cardinal' }, atLeast: 2 }] } },
  { id: 'L2-17', level: 2, kind: 'lightning', vp: 4, template: 'CT-05', condition: { form: 'toasted', given: 'brown' } },
  { id: 'L2-18', level: 2, kind: 'lightning', vp: 6, template: 'CT-05', condition: { form: 'all', of: [
    { form: 'toasted' }, { form: 'track', track: 'cheers', atLeast: 3 }] } },
  { id: 'L2-19', level: 2, kind: 'lightning', vp: 5, template: 'CT-06', condition: { form: 'camped', at: { category: 'trappist' } } },
  { id: 'L2-20', level: 2, kind: 'lightning', vp: 5, template: 'CT-07', condition: { form: 'all', of: [
    { form: 'moved', means: 'bike', longerThan: 4 }, { form: 'cubes', colour: 'any', atLeast: 6 }] } },
  { id: 'L2-21', level: 2, kind: 'lightning', vp: 5, template: 'CT-08', condition: { form: 'all', of: [
    { form: 'late' }, { form: 'cubes', colour: 'any', atLeast: 4 }] } },
  { id: 'L2-22', level: 2, kind: 'lightning', vp: 4, template: 'CT-09', condition: { form: 'all', of: [
    { form: 'stranded' }, { form: 'visited', atLeast: 14 }] } },
  { id: 'L2-23', level: 2, kind: 'lightning', vp: 4, template: 'CT-10', condition: { form: 'moved', at: { region: 'north' }, means: 'bike' } },
  { id: 'L2-24', level: 2, kind: 'lightning', vp: 5, template: 'CT-10', condition: { form: 'all', of: [
    { form: 'moved', at: { region: 'south-west' }, means: 'hitch' }, { form: 'bottles', colour: 'any', atLeast: 5 }] } },
  { id: 'L2-25', level: 2, kind: 'lightning', vp: 5, template: 'DATA-24', condition: { form: 'sameTurn', both: ['tasted', 'camped'] } },
] as const satisfies readonly ObjectiveCard[]
