/** What chance lays on the table of Heaven & Ale. */
const en = { first: 'First player', tile: 'Resource tile for the ring', monk: 'Monk for the ring' }

type AleDraws = Readonly<Record<keyof typeof en, string>>

const fr: AleDraws = { first: 'Premier joueur', tile: 'Tuile ressource pour la piste', monk: 'Moine pour la piste' }

const nl: AleDraws = { first: 'Startspeler', tile: 'Grondstoftegel voor de ring', monk: 'Monnik voor de ring' }

export const drawKinds = { en, fr, nl }
