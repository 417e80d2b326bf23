import { primersWith } from '../primer-pictures.ts'

export const primers = primersWith({
  confrontation: {
    title: 'Confrontatie',
    says: [
      'Je hebt een geheime hand met kaarten, en er komen er geen bij. Elke kaart die je overhoudt, is 1 OP waard.',
      'Als iemand vertrekt, koopt of aankomt, speel je er een: om te hinderen, of om jezelf te helpen. Het kost geen tijd.',
      'Niemand toost: waar je aankomt, ruil je bieren, en jij kiest ze allemaal, van beide kanten.',
    ],
  },
  events: {
    title: 'Gebeurtenissen',
    says: [
      'Elke dag heeft een gebeurtenis, open van bij het begin.',
      'Ze geldt voor iedereen, of ze nu helpt of hindert.',
      'Ze eindigt met de avond; de volgende ochtend heeft een andere.',
    ],
  },
  characters: {
    title: 'Personages',
    says: [
      'Je krijgt twee personages en houdt er een, in het geheim.',
      'De sterkte en de zwakte gaan mee van de eerste beurt tot de laatste.',
      'Aan het einde: 5 OP als je van iets het meest hebt, en punten voor bezochte brouwerijen.',
    ],
  },
  bands: {
    title: 'Bands op tournee',
    says: [
      'Waar bier geproefd wordt, mag je een concert geven: 2 TE, met of zonder bier.',
      'Gooi 3 dobbelstenen waar je stijl thuis is, 1 waar de overkant thuis is, 2 elders.',
      'Dobbelstenen brengen fans. Aan het einde zijn twee fans 1 OP, en de bands met de meeste winnen prijzen.',
    ],
  },
  'pixel-bag': {
    title: 'Pixelrugzak',
    says: [
      'Je hebt twee geheime tekeningen van bieren.',
      'Een aankoop levert 4 bieren op. Met de juiste kleuren in je rugzak maak je een tekening af wanneer je wil.',
      'Een meegebracht bier dat je drinkt, laat een joker na, goed voor elke kleur.',
    ],
  },
  team: {
    title: 'Teams',
    says: [
      'Twee tegen twee: het laagste van jullie twee totalen telt.',
      'Je team heeft één open kaart. Vervul ze, en de volgende komt; hoe meer kaarten, hoe meer elke kaart opbrengt.',
      'Sommige kaarten zijn alleen voor A of voor B. Ontmoet je je teamgenoot in een brouwerij, dan mogen jullie van rol ruilen.',
    ],
  },
  solo: {
    title: 'Solo',
    says: [
      'Na elke verplaatsing van jou zet de Zytholoog een stap, en neemt hij het flesje waar hij stopt.',
      'Ontmoet hem met een bier en je toost: telkens 5 OP, tot vier keer.',
      'Met 250 OP heb je gewonnen.',
    ],
  },
  campaign: {
    title: 'Biervertegenwoordiger',
    says: [
      'Vijftien solopartijen, elk met een voorwaarde die je vooraf kiest.',
      'Vervul ze tegen het einde en je bent geslaagd, hoeveel punten je ook hebt.',
      'Met ook nog 250 OP haal je het beste resultaat dat er is.',
    ],
  },
})
