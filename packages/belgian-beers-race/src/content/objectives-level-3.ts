import type { ObjectiveCard } from './condition.ts'

/** On the board from the start, scored by everyone who fulfils them at the end of the game. */
// biome-ignore format: one card a line reads as a table
export const levelThree = [
  { id: 'L3-01', level: 3, kind: 'flag', vp: 12, template: 'CT-20', condition: { form: 'visited', of: { region: 'north' }, atLeast: 5 } },
  { id: 'L3-02', level: 3, kind: 'flag', vp: 8, template: 'CT-18', condition: { form: 'visited', of: { places: [15, 17] }, atLeast: 2 } },
  { id: 'L3-03', level: 3, kind: 'flag', vp: 14, template: 'CT-20', condition: { form: 'visited', of: { region: 'south' }, atLeast: 5 } },
  { id: 'L3-04', level: 3, kind: 'flag', vp: 12, template: 'CT-20', condition: { form: 'visited', of: { region: 'east' }, atLeast: 5 } },
  { id: 'L3-05', level: 3, kind: 'flag', vp: 12, template: 'CT-20', condition: { form: 'visited', of: { region: 'west' }, atLeast: 5 } },
  { id: 'L3-06', level: 3, kind: 'flag', vp: 12, template: 'CT-20', condition: { form: 'visited', of: { region: 'south-west' }, atLeast: 5 } },
  { id: 'L3-07', level: 3, kind: 'flag', vp: 10, template: 'CT-18', condition: { form: 'visited', of: { places: [1, 21] }, atLeast: 2 } },
  { id: 'L3-08', level: 3, kind: 'flag', vp: 12, template: 'CT-18', condition: { form: 'visited', of: { places: [9, 28] }, atLeast: 2 } },
  { id: 'L3-09', level: 3, kind: 'flag', vp: 10, template: 'CT-18', condition: { form: 'visited', of: { places: [14, 31] }, atLeast: 2 } },
  { id: 'L3-10', level: 3, kind: 'flag', vp: 8, template: 'CT-19', condition: { form: 'firstOnGrandPlace' } },
  { id: 'L3-11', level: 3, kind: 'flag', vp: 6, template: 'CT-17', condition: { form: 'backpack', is: 'empty' } },
  { id: 'L3-12', level: 3, kind: 'flag', vp: 8, template: 'DATA-24', condition: { form: 'track', track: 'glass', atLeast: 20 } },
  { id: 'L3-13', level: 3, kind: 'flag', vp: 8, template: 'DATA-24', condition: { form: 'all', of: [
    { form: 'track', track: 'cheers', atLeast: 6 }, { form: 'track', track: 'cheese', atLeast: 3 }] } },
  { id: 'L3-14', level: 3, kind: 'flag', vp: 10, template: 'DATA-24', condition: { form: 'visited', atLeast: 21 } },
  { id: 'L3-15', level: 3, kind: 'flag', vp: 8, template: 'DATA-24', condition: { form: 'bottles', colour: 'any', atLeast: 10 } },
] as const satisfies readonly ObjectiveCard[]
