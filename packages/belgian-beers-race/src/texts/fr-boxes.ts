import type { Boxes } from './lobby.ts'

export const frBoxes: Boxes = {
  confrontation: {
    name: 'Affrontement',
    line: 'Une main de cartes pour s’aider soi-même et gêner les autres ; au lieu de trinquer, on échange.',
  },
  events: { name: 'Évènements', line: 'Chaque jour, une carte change la course pour tout le monde.' },
  characters: { name: 'Personnages', line: 'À chacun sa force, sa faiblesse et ses brasseries à visiter.' },
  bands: {
    name: 'Groupes en tournée',
    line: 'Donnez des concerts là où l’on déguste et gagnez des fans à votre style.',
  },
  'pixel-bag': { name: 'Sac à pixels', line: 'Composez des dessins avec les bières de votre sac à dos.' },
  team: { name: 'En équipe', line: 'Deux contre deux : c’est le plus faible de chaque paire qui fait le score.' },
  solo: { name: 'Solo', line: 'Seul sur la route avec le Zythologue, qui a déjà tout dégusté.' },
  campaign: {
    name: 'Représentant en bières',
    line: 'Des parties en solo, chacune avec sa propre condition de victoire.',
  },
}
