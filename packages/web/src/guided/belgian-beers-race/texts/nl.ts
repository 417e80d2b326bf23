import type { RaceWords } from './en.ts'

export const nl: RaceWords = {
  title: 'Je eerste race',
  steps: {
    goal: 'Waar het om gaat',
    brewery: 'Bij een brouwerij',
    road: 'Onderweg',
    cards: 'Kaarten',
    lift: 'De duim omhoog',
    level: 'Je niveau',
    evening: 'De avond',
    home: 'Naar huis',
  },
  gists: {
    goal: 'twee dagen, overwinningspunten, en waar te beginnen',
    brewery: 'een bier proeven, er drie kopen voor onderweg',
    road: 'een bus, een bier aan boord, een flesje, de fiets',
    cards: 'vijf bruine bieren voor een kaart',
    lift: 'liften, en nog twee kaarten',
    level: 'kaas, en een autostop die mislukt',
    evening: 'kamperen, drinken, en wat het allemaal opbrengt',
    home: 'een toost, en op tijd op de Grote Markt',
  },
  says: {
    goal: 'Welkom! Je hebt **twee dagen** om van brouwerij naar brouwerij te trekken. Geproefde bieren, flesjes en kaarten brengen overwinningspunten op, **OP**; wie er het meest heeft, wint.',
    map: 'Elk bord op de kaart is een brouwerij, in de kleur van haar bier: geel, bruin, rood of zwart. Wegen verbinden ze. Brussel heeft een eigen kaartje.',
    start:
      'Waar begin je? Vlak buiten Brussel: **Bierk**, brouwerij 13. Tijd tel je in **TE** (tijdseenheden): één is een half uur.',
    taste:
      'Je bent er, en het is middag, twaalf uur. **Proef** het bier. Dat kost 1 TE en levert vanavond 2 OP op en aan het einde nog eens 2.',
    time: 'Het **Tijdspoor** is de klok van iedereen. Wie het verst achterligt, speelt. Je tegenstander heeft bier gekocht en een bus genomen; nu lig jij weer achter.',
    buy: '**Koop**: voor 1 TE gaan er drie bruine bieren in je rugzak. Die komen onderweg van pas.',
    total:
      'Je **totaal** is wat je zou hebben **als het nu stopte**: elk bier in je rugzak telt voor 1 OP, en tot je toost gaan er 5 af. Kaarten, bonussen en bezochte brouwerijen tellen ook mee. Wijs het aan of hou het ingedrukt voor meer.',
    means:
      'De **fiets** is traag en zeker. De **bus** is één keer op zes te laat. **Liften** gaat snel en mislukt één keer op twee, tenzij je de bestuurder bier aanbiedt.',
    bus: 'Neem de **bus naar Irchonwelz**, brouwerij 9. In 3 TE is er tijd voor een bier aan boord.',
    drink:
      'De dobbelsteen is je goed gezind: op tijd. In de bus mag je drinken wat je bij je hebt. **Drink een bruin bier**; het telt als geproefd.',
    bottle:
      'Wie er het eerst is, krijgt het **flesje** van de brouwerij: vanavond 1 OP, aan het einde nog 1. Je tegenstander gaf intussen een bestuurder bier voor een lift.',
    buyYellow: 'Hier verkopen ze geel bier: **koop** er drie voor onderweg.',
    bike: 'Pipaix, brouwerij 7, is vlakbij. Neem de **fiets**: 2 TE en geen dobbelsteen.',
    machine:
      'De **Bottelmachine** brengt kaarten. Vier ervan zijn binnen bereik: doe wat er een vraagt, en ze is meteen van jou.',
    buyCheese:
      'Een ervan vraagt **vijf bruine bieren** in je rugzak, en jij hebt er twee. **Koop er drie, en een kaas** erbij.',
    token:
      'De kaart is van jou, en de 3 OP van het einde zitten al in je totaal. Je schijf is een Flesfiche op de klok voorbij: je zou nu een kaart uit het spel kunnen gooien. **Laat de fiche heel.**',
    tasteAgain: 'Ook Pipaix heeft een bier om te proeven: **proef** het.',
    hitch:
      'Een kaart geeft 3 OP aan wie bij brouwerij 8 aankomt. **Lift** erheen: 1 TE, één dobbelsteen, één kans op twee.',
    lifted:
      'Een lift, een flesje en de kaart! Een kaart gaat naar wie er het eerst bij is: je tegenstander bereikte een trappistenabdij en nam de kaart die daarom vroeg.',
    busOn:
      'Neem de **bus naar Binche**, brouwerij 14. Op haar bord staat een bonus: hoe meer je er van één soort hebt, hoe meer elk ervan waard is.',
    drinkBrown: 'Drink onderweg een **bruin** bier, en hou de gele.',
    buyFour: 'Want een kaart vraagt **vier gele bieren**: **koop** hier, en ze is van jou.',
    tasteBinche: '**Proef** ook hier, en hou je niveau in het oog.',
    level:
      'Elk bier verhoogt je **niveau**. Vanaf 5 mag je niet meer fietsen, op 7 doet de bus er dubbel zo lang over, op 8 val je in slaap tot de ochtend.',
    cheese:
      'Je staat op 5. **Eet de kaas**: een niveau minder, en het kost geen tijd. Fietsen doet hetzelfde per 4 TE op rij.',
    hitchChimay:
      'Naar het zuiden, naar de trappisten van **Chimay**, brouwerij 15: een flesje en een bonus. **Liften**: 3 TE, één kans op twee.',
    failed:
      'Niemand stopte: wachten kost 2 TE, hoe kort de weg ook is. Je bent ook de tweede Flesfiche voorbij: **laat ze heel.**',
    hitchAgain: 'Probeer dezelfde weg opnieuw: nu gooi je **twee dobbelstenen**, en drie keer op vier stopt er iemand.',
    tasteChimay:
      'De ene dobbelsteen zei nee, de andere ja, en één is genoeg. Eindelijk Chimay! **Proef.** Een kaart binnen bereik vraagt niets anders.',
    camp: 'Elf uur ’s avonds. Zet je tent op: **kampeer**. Daarin mag je nog drinken wat je bij je hebt.',
    tent: '**Drink een geel bier** in de tent: 1 TE, en vanavond 2 OP.',
    enough: 'Zo is het genoeg: **ga slapen**. Op niveau 6 sta je morgen al 1 TE later op.',
    evening:
      'De telling van de **avond**: 7 bieren geven 14, 6 flesjes geven 6, samen 20 OP; je tegenstander heeft er 18. Alles telt aan het einde nog eens mee: wat vroeg komt, levert dubbel op.',
    morning: 'Een nacht slaap brengt je 4 niveaus omlaag. Je wordt wakker waar je sliep, 1 TE later door niveau 6.',
    ahead:
      'Je weet nu hoe een dag verloopt. **Wij spelen het grootste deel van je tweede dag voor je**, in een oogwenk, en jij neemt het over voor de laatste uren.',
    home: 'Vier uur, de laatste dag, in Brussel. **Zorg dat je op de Grote Markt staat als hij afloopt**: elke verplaatsing die je tekortkomt, kost 15 OP.',
    buyCard: 'Er is nog tijd voor een kaart: 2 OP voor wie bier koopt. **Koop.**',
    lastToken: 'Je bent weer een Flesfiche op de klok voorbij: **laat ze heel.**',
    meet: 'Je tegenstander staat in B6, met bier in de rugzak. **Fiets naar B6**: wie aankomt waar iemand bier bij zich heeft, **toost** met die speler. Binnen Brussel kost elke weg 1 TE.',
    give: 'Jullie **toosten**: elk geeft de ander een bier, en beiden drinken. Het kost jullie allebei 1 TE en telt als geproefd. **Geef een geel bier.**',
    toasted:
      'Gezondheid! Toosten heeft een eigen spoor. **Wie nooit toostte, verliest aan het einde 5 OP**; één keer levert er 1 op, en elke volgende keer komt er wat bij.',
    grandPlace:
      'Nu naar huis, met tijd over: **fiets naar de Grote Markt**. Geen dobbelsteen houdt een fiets tegen, en op de markt toost niemand.',
    stop: 'Thuis! **Sluit de dag af**, dan kan er niets meer misgaan.',
  },
  known: [
    'Je betaalt met tijd, en wie het verst achterligt, speelt.',
    'De fiets is zeker, de bus bijna, een lift vraagt geluk of bier.',
    'Bieren, flesjes en viltjes tellen elke avond: verzamel ze vroeg.',
    'Een kaart gaat naar wie als eerste doet wat ze vraagt, en telt aan het einde.',
    'Let op je niveau: kaas, 4 TE fietsen op rij en een nacht slaap brengen het omlaag.',
    'Zoek gezelschap met bier: een weekend zonder toost kost 5 OP.',
    'Sta op de Grote Markt als de laatste dag afloopt.',
  ],
}
