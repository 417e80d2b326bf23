import type { ExplainTexts } from './explain-en.ts'

export const explainNl: ExplainTexts = {
  rule: 'De regel',
  unless: 'Een gebeurtenis of een personage kan daar anders over beslissen.',
  alone: {
    time: 'Elke actie brengt je schijf vooruit, een half uur per TE. De dag eindigt bij de maan. Wie een Flesfiche passeert, mag tot twee kaarten vervangen.',
    token: 'Wie ze passeert, mag tot twee kaarten binnen bereik vervangen door kaarten die op komst zijn.',
    machine:
      'De vier kaarten binnen bereik kun je winnen. Win of vervang je er een, dan schuift meteen de eerste kaart die op komst is op haar plaats.',
    lightning:
      'Je wint ze door te doen wat erop staat. Speel je alleen, dan begint er een nieuwe beurt met elke geslaagde verplaatsing, en met elke dag.',
  },
  exchanging: {
    backpack:
      'Plaats voor 12 bieren: om onderweg of in de tent te proeven, om te ruilen of om een bestuurder aan te bieden. Elk bier dat aan het einde overblijft, levert 1 OP op.',
    grandPlace:
      'Wees hier als de laatste dag eindigt: elke verplaatsing die je tekortkomt, kost 15 OP. Het is geen brouwerij: ruilen, kopen, proeven of kamperen kan hier niet.',
  },
  terms: {
    time: {
      name: 'Tijdspoor',
      text: 'De achterste schijf speelt, van een stapel eerst de bovenste. Je beurt eindigt zodra je schijf vóór alle andere ligt; gelijk liggen is niet genoeg.',
    },
    token: {
      name: 'Flesfiche',
      text: 'Wie ze passeert, mag ze heel laten, of breken en een kaart binnen bereik uit het spel nemen.',
    },
    machine: {
      name: 'Bottelmachine',
      text: 'De vier kaarten rechts zijn binnen bereik. Na elke beurt schuift de band op en raken de gaten gevuld.',
    },
    lightning: { name: 'Bliksem', text: 'Je wint ze door in je eigen beurt te doen wat erop staat.' },
    star: { name: 'Ster', text: 'Je wint ze als je in je beurt in die toestand bent; sinds wanneer maakt niet uit.' },
    flag: { name: 'Vlag', text: 'Niemand neemt ze: aan het einde telt ze voor iedereen die eraan voldoet.' },
    breathalyzer: {
      name: 'Alcoholmeter',
      text: 'Elk bier brengt je een niveau hoger. Vanaf 5 geen fiets, op 7 duren bus en wachten dubbel zo lang, op 8 val je in slaap. Kaas, fietsen en een nacht slaap doen het niveau dalen.',
    },
    tasted: { name: 'Degustatiespoor', text: 'Elk geproefd bier is elke avond opnieuw 2 OP waard, tot 20 bieren.' },
    cheese: {
      name: 'Kaasspoor',
      text: 'De kaas die je aan het einde nog hebt, levert punten op. Een kaas eten kost geen tijd en brengt je een niveau lager.',
    },
    cheers: {
      name: 'Toostspoor',
      text: 'Kom aan in een brouwerij waar iemand is, elk met een bier op zak: jullie toosten. Elk bier dat je zo drinkt, brengt je verder, ook als een ander bij jou aankomt. Het telt één keer, aan het einde; wie nooit toost, verliest 5 OP.',
    },
    backpack: {
      name: 'Rugzak',
      text: 'Plaats voor 12 bieren: om onderweg of in de tent te proeven, om mee te toosten of om een bestuurder aan te bieden. Elk bier dat aan het einde overblijft, levert 1 OP op.',
    },
    bottles: {
      name: 'Bierflesjes',
      text: 'Wie als allereerste in een brouwerij komt, neemt het flesje. Elk is elke avond opnieuw 1 OP waard.',
    },
    coasters: {
      name: 'Bierviltjes',
      text: 'Waar het flesje weg is, neem je een viltje, als er nog een ligt. Elk is elke avond opnieuw 1 OP waard.',
    },
    visits: {
      name: 'Bezochte brouwerijen',
      text: 'De verschillende brouwerijen waar je geweest bent. Ze tellen één keer, aan het einde.',
    },
    cards: { name: 'Opdrachtkaarten', text: 'De gewonnen kaarten. Hun punten tellen aan het einde van het spel.' },
    score: {
      name: 'Als het nu stopte',
      text: 'Alles in één getal: wat de avonden opbrachten, wat deze avond telt (bij de maan, al meegeteld) en wat er aan het einde bijkomt. De weg naar huis telt pas na de laatste dag. OP zijn overwinningspunten.',
    },
    bike: {
      name: 'Fiets',
      text: 'Geen worp en geen risico, maar alleen tot niveau 4. Vier TE fietsen na elkaar brengt je een niveau lager.',
    },
    bus: {
      name: 'Bus',
      text: 'Eén dobbelsteen: één zijde op zes geeft 2 TE vertraging. Per volle 2 TE rit mag je een meegebracht bier proeven.',
    },
    hitch: {
      name: 'Liften',
      text: 'Snel, als er een auto stopt. Elke dobbelsteen mislukt op drie van zijn zes zijden; mislukken ze allemaal, dan wacht je 2 TE en mag je naar dezelfde bestemming een dobbelsteen meer gooien, tot 3. Minder mag ook: handig voor een kaart die een mislukte autostop vraagt.',
    },
    offer: {
      name: 'Bier aanbieden',
      text: 'Twee meegebrachte bieren per TE van de weg, en er stopt zeker iemand.',
    },
    camp: {
      name: 'Kamperen',
      text: 'Je dag eindigt in de tent. Daar mag je bieren uit je rugzak proeven, elk voor 1 TE, zolang je wakker blijft.',
    },
    stop: { name: 'De dag afsluiten', text: 'Je dag eindigt waar je bent; de tijd die overblijft, is verloren.' },
    brussels: {
      name: 'Brussel',
      text: 'Zes brouwerijen en de Grote Markt, allemaal één TE van elkaar. Waar je aankomt, kies je bij het vertrek.',
    },
    grandPlace: {
      name: 'Grote Markt',
      text: 'Wees hier als de laatste dag eindigt: elke verplaatsing die je tekortkomt, kost 15 OP. Het is geen brouwerij: toosten, kopen, proeven of kamperen kan hier niet.',
    },
    bonus: (name) => ({
      name: `Bonusspoor ${name}`,
      text: 'Je eerste bezoek aan een brouwerij met dit teken brengt je een stap verder. Het telt één keer, aan het einde.',
    }),
  },
  oneShort(isReader, others) {
    if (others === 0) return 'Jij komt er één ding voor tekort.'
    if (isReader)
      return `Jij en ${others === 1 ? 'een andere speler' : `${others} anderen`} komen er één ding voor tekort.`
    return others === 1
      ? 'Een andere speler komt er één ding voor tekort.'
      : `${others} anderen komen er één ding voor tekort.`
  },
  sign: {
    sells: { nothing: 'Verkoopt niets.', beer: 'Verkoopt bier.', 'beer+cheese': 'Verkoopt bier en kaas.' },
    taste: 'Het bier kan hier geproefd worden.',
    bonus: (names) => `Bonus: ${names}.`,
    bottle: 'Het Bierflesje staat er nog.',
    coasters: (count) => (count === 1 ? 'Er ligt één Bierviltje.' : `Er liggen ${count} Bierviltjes.`),
    visited: 'Hier ben je al geweest.',
    noStart: 'Starten kan niet in een brouwerij met een bonus.',
    roads: (roads) => `Wegen, in TE met fiets/bus/autostop: ${roads}.`,
  },
}
