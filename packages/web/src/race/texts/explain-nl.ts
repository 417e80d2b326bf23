import type { ExplainTexts } from './explain-en.ts'

export const explainNl: ExplainTexts = {
  rule: 'De regel',
  terms: {
    time: {
      name: 'Tijdspoor',
      text: 'De achterste schijf speelt, van een stapel eerst de bovenste. De beurt eindigt zodra ze alle andere heeft ingehaald.',
    },
    token: {
      name: 'Flesfiche',
      text: 'Wie eroverheen gaat mag het houden, of het breken en een kaart binnen bereik wegnemen.',
    },
    machine: {
      name: 'Bottelmachine',
      text: 'De vier kaarten rechts zijn binnen bereik. Na elke beurt schuift de band op en vult de gaten.',
    },
    lightning: { name: 'Bliksem', text: 'Je wint ze door in je eigen beurt te doen wat erop staat.' },
    star: { name: 'Ster', text: 'Je wint ze door in de beschreven toestand te zijn, hoe lang ook al.' },
    flag: { name: 'Vlag', text: 'Niemand neemt ze: op het einde telt ze voor iedereen die eraan voldoet.' },
    breathalyzer: {
      name: 'Alcoholmeter',
      text: 'Elk bier is een niveau hoger. Vanaf 5 geen fiets, op 7 duren bus en wachten dubbel, op 8 val je in slaap. Kaas, fietsen en een nacht doen het dalen.',
    },
    tasted: { name: 'Degustatiespoor', text: 'Elk geproefd bier is elke avond 2 punten waard, tot 20 bieren.' },
    cheese: {
      name: 'Kaasspoor',
      text: 'Punten op het einde voor de kaas die je nog hebt. Een kaas eten kost geen tijd en is een niveau lager.',
    },
    cheers: {
      name: 'Toostspoor',
      text: 'Elke toost in je eigen beurt brengt je verder. Het telt één keer, op het einde.',
    },
    backpack: {
      name: 'Rugzak',
      text: 'Plaats voor 12 bieren: om te proeven in de bus, te geven bij een toost of een chauffeur mee te betalen.',
    },
    bottles: {
      name: 'Bierflesjes',
      text: 'Wie als eerste in een brouwerij komt neemt het flesje. Elk is elke avond 1 punt waard.',
    },
    coasters: {
      name: 'Bierviltjes',
      text: 'Waar het flesje weg is neem je een viltje, als er nog een ligt. Elk is elke avond 1 punt waard.',
    },
    visits: {
      name: 'Bezochte brouwerijen',
      text: 'De verschillende brouwerijen waar je geweest bent. Ze tellen één keer, op het einde.',
    },
    cards: { name: 'Opdrachtkaarten', text: 'De gewonnen kaarten. Hun punten tellen op het einde van het spel.' },
    score: {
      name: 'Punten tot nu toe',
      text: 'Wat de avonden opbrachten: bieren, flesjes en viltjes. Al de rest komt er op het einde bij.',
    },
    bike: {
      name: 'Fiets',
      text: 'Geen worp en geen risico, maar alleen tot niveau 4. Vier TE na elkaar is een niveau lager.',
    },
    bus: {
      name: 'Openbaar vervoer',
      text: 'Eén dobbelsteen: op één vlak van de zes 2 TE te laat. Per 2 TE rit mag je een meegebracht bier proeven.',
    },
    hitch: {
      name: 'Liften',
      text: 'Kort als er een auto stopt. Elke dobbelsteen mislukt op drie van de zes vlakken; mislukken ze alle, dan wacht je 2 TE en mag je opnieuw met meer dobbelstenen.',
    },
    offer: {
      name: 'Bier aanbieden',
      text: 'Twee meegebrachte bieren per TE van de weg, en een chauffeur stopt zeker.',
    },
    camp: {
      name: 'Kamperen',
      text: 'Je dag eindigt in de tent. Daar mag je bieren uit je rugzak proeven, zolang je wakker blijft.',
    },
    stop: { name: 'De dag afsluiten', text: 'Je dag eindigt waar je bent; de tijd die overblijft is verloren.' },
    brussels: {
      name: 'Brussel',
      text: 'Zes brouwerijen en de Grote Markt, elk één TE van elkaar. Je kiest het punt wanneer je vertrekt.',
    },
    grandPlace: {
      name: 'Grote Markt',
      text: 'Wees hier als de laatste dag eindigt: elke verplaatsing die je tekortkomt kost 15 punten.',
    },
    bonus: (name) => ({
      name: `${name}: Bonusspoor`,
      text: 'Je eerste bezoek aan een brouwerij met dit teken brengt je verder. Het telt één keer, op het einde.',
    }),
  },
  sign: {
    sells: { nothing: 'Verkoopt niets.', beer: 'Verkoopt bier.', 'beer+cheese': 'Verkoopt bier en kaas.' },
    taste: 'Het bier kan hier geproefd worden.',
    bonus: (names) => `Bonus: ${names}.`,
    bottle: 'Het bierflesje staat er nog.',
    coasters: (count) => (count === 1 ? 'Er ligt één viltje.' : `Er liggen ${count} viltjes.`),
    visited: 'Hier ben je al geweest.',
  },
}
