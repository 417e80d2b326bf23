import type { Boxes } from './lobby.ts'

export const nlBoxes: Boxes = {
  confrontation: {
    name: 'Confrontatie',
    line: 'Een hand vol kaarten om jezelf te helpen en anderen te hinderen; in plaats van te toosten wordt er geruild.',
  },
  events: { name: 'Gebeurtenissen', line: 'Elke dag verandert één kaart de race voor iedereen.' },
  characters: { name: 'Personages', line: 'Ieder heeft een sterkte, een zwakte en brouwerijen om te bezoeken.' },
  bands: { name: 'Bands op tournee', line: 'Geef concerten waar bier geproefd wordt en win fans voor je stijl.' },
  'pixel-bag': { name: 'Pixelrugzak', line: 'Maak tekeningen met de bieren in je rugzak.' },
  team: { name: 'Teams', line: 'Twee tegen twee: de zwakste van elk paar bepaalt de score.' },
  solo: { name: 'Solo', line: 'Alleen op pad met de Zytholoog, die alles al geproefd heeft.' },
  campaign: { name: 'Biervertegenwoordiger', line: 'Solopartijen, elk met een eigen voorwaarde om te winnen.' },
}
