import type { Chapter } from '../../../../../rules/book.ts'
import type { CardLists } from '../../expansion-cards.ts'

export const solo = (cards: CardLists): Chapter => ({
  id: 'solo',
  icon: 'hat',
  title: 'Solo',
  lead: 'Je bent alleen onderweg, op een heer met een bolhoed na, die de flesjes neemt waarvoor jij te laat komt.',
  short: [
    ['Spelers', '1, volledige race'],
    ['Gewonnen', 'vanaf 250 OP'],
    ['Toosten met hem', '5 OP elk, tot 4'],
    ['Meer Bierflesjes', '5 OP per avond'],
  ],
  sections: [
    {
      id: 'adds',
      title: 'Wat erbij komt',
      blocks: [
        {
          p: 'De **Zytholoog**: een pion zonder bord, schijf of hand. Hij gaat van brouwerij naar brouwerij, kent geen tijd, niveaus, gebeurtenissen of kaarten, en steekt Bierflesjes op zak. Alles is open, behalve de volgorde van de stapel en de zak met Bierviltjes.',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Klaarzetten',
      blocks: [
        {
          steps: [
            'Er liggen geen Bierviltjes op de kaart: alle 44 blijven in een zak.',
            'Er wordt er een getrokken: de Zytholoog begint in die brouwerij, houdt het Bierviltje en neemt er het Bierflesje.',
            'Er wordt een tweede getrokken en bij zijn brouwerij gelegd: zijn bestemming. Noemt het de brouwerij waar hij is, dan komt er een ander.',
            'Niveau 3: “als eerste op de Grote Markt” gaat eruit. Er wordt één kaart getrokken uit de kaarten die om bezoeken vragen en één uit de andere; de derde plaats is voor [[SO-01]].',
            'Jij begint op de Grote Markt. Er is geen andere schijf: jij bent altijd de actieve speler, tot de dag om is.',
          ],
        },
        {
          ruling: ['R-50', 'R-67'],
          says: 'Een getrokken Bierviltje toont een willekeurige kant; een afgekeurd gaat terug in de zak.',
          why: 'De Franse tekst trekt een kant; niets neemt een Bierviltje uit het spel.',
        },
        {
          ruling: ['R-52'],
          says: 'Opdrachtkaarten over Bierviltjes of over een toost met verscheidene spelers gaan uit alle niveaus.',
          why: 'In je eentje zijn ze niet te vervullen en zouden ze enkel een plaats bezetten.',
        },
        {
          ruling: ['R-49'],
          says: 'Zijn bestemming neem je nooit mee.',
          why: 'Ze is een teken, en zonder had hij geen doel.',
        },
      ],
    },
    {
      id: 'walking',
      title: 'Hoe hij loopt',
      blocks: [
        {
          p: 'Na elke verplaatsing van jou die lukt, zet hij **één stap**: één weg naar zijn bestemming, langs de route met de minste haltes. Een mislukte autostop, een bus die niet aankomt, een aankoop of een proefbeurt brengen hem niet in beweging.',
        },
        {
          p: 'Zijn er verscheidene even korte routes, dan neemt hij die met het laagste totaal met autostop, dan met de bus, dan met de fiets; zijn ze nog gelijk, dan kies jij zijn volgende halte.',
        },
        {
          p: 'Waar hij stopt, neemt hij het Bierflesje, als er een is. Op zijn bestemming neemt hij ook het Bierviltje, en er wordt een ander getrokken. Op weg door Brussel stopt hij één keer, op de Grote Markt; is zijn bestemming een Brusselse brouwerij, dan gaat hij daar rechtstreeks binnen.',
        },
        {
          figure: 'race-zythologist',
          caption: 'De Zytholoog onderweg: één halte per verplaatsing van jou, en een flesje bij elke halte.',
        },
        {
          ruling: ['R-46'],
          says: 'Gelijke routes worden vergeleken op het totaal van wat er nog van rest, bij elke stap opnieuw.',
          why: 'Routes worden vergeleken, niet losse wegen.',
        },
        {
          ruling: ['R-47'],
          says: 'De Grote Markt telt als halte, al is ze geen brouwerij. Uit een Brusselse brouwerij vertrekt hij langs elke weg, en een andere in de stad bereikt hij in één stap.',
          why: 'Zo is de stad voor hem even breed als voor jou.',
        },
        {
          ruling: ['R-51'],
          says: 'Alleen verplaatsingen die lukken, doen hem stappen, ook een lift van 0 TE.',
          why: 'De tekst zegt: nadat ze gelukt is.',
        },
      ],
    },
    {
      id: 'toast',
      title: 'Toosten met de Zytholoog',
      blocks: [
        {
          p: 'Brengt jouw verplaatsing of zijn stap jullie in één brouwerij samen, dan **moet** je toosten: je hebt een bier en 1 TE nodig, en je moet wakker zijn. Hij heeft er altijd een. Nooit op de Grote Markt.',
        },
        {
          p: 'Je geeft een bier naar keuze en besteedt 1 TE; glas, niveau en Toostspoor gaan 1 omhoog. Wat je proeft, heeft de kleur van de **brouwerij**, niet van het bier dat je gaf.',
        },
        {
          p: 'Dan blijft hij praten: hij blijft voor de rest van deze verplaatsing, en ook als jij weer vertrekt. Kom terug terwijl hij er nog is, en jullie toosten opnieuw.',
        },
        {
          example:
            'Hij is in 11. Je komt aan en toost, hij blijft. Je volgende verplaatsing: hij blijft. Die daarna: hij stapt.',
        },
        {
          ruling: ['R-40', 'R-41'],
          says: 'Na een toost zet hij geen stap, en ook geen als jij vertrekt. Kwam hij naar jou, dan vervalt alleen de stap bij jouw vertrek.',
          why: 'De Franse en de Engelse tekst zeggen beide dingen; het huis speelt ze allebei. Ook in de Nederlandse blijft hij achter om te praten.',
        },
        {
          ruling: ['R-42', 'R-53'],
          says: 'Zonder bier, of op het laatste veld, is er geen toost, en stapt hij zoals altijd.',
          why: 'Het basisspel vraagt beide, en “als de toost niet doorgaat” zou anders niets betekenen.',
        },
        {
          ruling: ['R-69'],
          says: 'Het bier dat je geeft, kies je zelf; alleen de kleur van de brouwerij telt als geproefd.',
          why: 'Je drinkt het zijne, niet het jouwe.',
        },
      ],
    },
    {
      id: 'cards-in-reach',
      title: 'Opdrachtkaarten en Flesfiches',
      blocks: [
        {
          p: 'De Bottelmachine toont altijd 8 kaarten: een die genomen of verwijderd wordt, wordt **meteen** vervangen, en een beurt mag er onbeperkt opleveren. Passeer je een Flesfiche, dan mag je geen, één of twee kaarten binnen bereik vervangen.',
        },
        {
          ruling: ['R-97'],
          says: 'Een kaart die opschuift, wordt meteen nagekeken als het een Ster is; een Bliksem moest binnen bereik zijn toen je handelde.',
          why: 'Anders kon één verplaatsing de hele stapel doorlopen.',
        },
        {
          ruling: ['R-66'],
          says: 'Tot twee vervangingen per keer dat je passeert, elke fiche één keer per dag.',
          why: 'Wie alleen speelt, ziet niemand anders een Flesfiche breken.',
        },
      ],
    },
    {
      id: 'last-day',
      title: 'De laatste dag',
      blocks: [
        {
          p: 'De eerste bestemming die hij op de laatste dag bereikt, is zijn laatste. Dan loopt hij naar de Grote Markt en verder langs de Brusselse brouwerijen van B1 tot B6, rond en rond, één per verplaatsing van jou.',
        },
        {
          ruling: ['R-48'],
          says: 'Is die bestemming in Brussel, dan gaat hij verder naar B1, of naar B2 als hij in B1 is. Hij hoeft niet op de Grote Markt te eindigen.',
          why: 'Dat is de volgorde die er staat; de Engelse tekst is de woorden “van de laatste dag” kwijt.',
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Punten en titels',
      blocks: [
        {
          p: 'Elke avond 5 OP als je meer Bierflesjes bezit dan hij **Bierflesjes en Bierviltjes** samen. Aan het einde 5, 10, 15 of 20 OP voor één, twee, drie, vier of meer toosten met hem. De rest is zoals altijd, de weg naar huis inbegrepen.',
        },
        { example: 'Negen Bierflesjes tegen zijn zes en twee Bierviltjes: 5 OP. Met acht: niets.' },
        {
          table: {
            head: ['Totaal', 'Titel'],
            rows: [
              ['onder 200', cards.titles[0]],
              ['200 tot 225', cards.titles[1]],
              ['226 tot 250', cards.titles[2]],
              ['vanaf 251', cards.titles[3]],
            ],
          },
        },
        {
          ruling: ['R-45'],
          says: `Vanaf 250 OP heb je gewonnen; met precies 250 is je titel “${cards.titles[2]}”.`,
          why: 'De tekst vraagt minstens 250, de tabel met titels meer; een score van hem, die je volgens de Engelse tekst moet verslaan, bestaat niet.',
        },
        {
          ruling: ['R-43'],
          says: 'Zijn Bierviltjes tellen tegen jou als Bierflesjes.',
          why: 'Ze komen bij zijn flesjes, en één voorwaarde moet ze uitdrukkelijk uitsluiten.',
        },
        {
          ruling: ['R-83'],
          says: '5 OP voor elke avond dat je voorstaat, tot 15.',
          why: 'Zoals de dagelijkse puntentelling, avond na avond.',
        },
        {
          ruling: ['R-44'],
          says: 'Toosten met hem geven in totaal hoogstens 20 OP.',
          why: 'Het is een schaal, geen som.',
        },
      ],
    },
    {
      id: 'combined',
      title: 'Met andere uitbreidingen',
      blocks: [
        {
          list: [
            '**Gebeurtenissen** gaan hem niet aan; sommige kaarten hebben een regel voor wie alleen speelt.',
            '**Personages**: de meerderheid vraagt een [getal](characters#alone).',
            '**Bands op tournee**: 1 OP per twee fans, geen prijs.',
            '**Pixelrugzak**: een toost met hem maakt een joker.',
            'Niet met **Confrontatie**, **Teams** of de korte race.',
          ],
        },
      ],
    },
    { id: 'cards', title: 'De Solokaart', blocks: [{ cards: cards.solo }] },
  ],
})

export const campaign = (cards: CardLists): Chapter => ({
  id: 'campaign',
  icon: 'campaign',
  title: 'Biervertegenwoordiger',
  lead: 'Vijftien solopartijen, elk met een eigen voorwaarde om te winnen. In om het even welke volgorde, zo vaak als nodig.',
  short: [
    ['Spelers', '1, met Solo'],
    ['Voorwaarden', '15, in elke volgorde'],
    ['Geslaagd', 'voorwaarde vervuld, los van de punten'],
  ],
  sections: [
    {
      id: 'adds',
      title: 'Wat erbij komt',
      blocks: [
        {
          p: 'Voor er iets klaargezet wordt, kies je een van de 15 voorwaarden; die geldt voor deze partij. Al de rest is [het solospel](solo), met elke uitbreiding die ermee samengaat.',
        },
      ],
    },
    {
      id: 'passing',
      title: 'Slagen voor een voorwaarde',
      blocks: [
        {
          p: 'Je bent geslaagd als de voorwaarde aan het einde vervuld is, en alleen dan. 250 OP zijn niet nodig, maar worden onthouden: per voorwaarde blijft je beste resultaat bewaard (mislukt, geslaagd of geslaagd met 250). Ben je voor alle 15 geslaagd, dan is de campagne rond.',
        },
        {
          p: '**Verboden** mislukken bij de eerste overtreding; je mag verder voor de punten. **Doelen** worden aan het einde nagekeken.',
        },
        {
          ruling: ['R-54'],
          says: 'De voorwaarde komt in de plaats van de 250 OP.',
          why: 'De opmerking noemt ze als de manier om te winnen, en één ervan kost zelfs punten.',
        },
      ],
    },
    {
      id: 'readings',
      title: 'Hoe je ze leest',
      blocks: [
        {
          example:
            '[[REP-1]]: je hebt 3 OP, hij bereikt zijn bestemming en je zakt naar 0. Ben je er vóór hem: 5 OP en het Bierviltje, en hij trekt een andere bestemming.',
        },
        {
          example:
            '[[REP-3]]: zes gele, drie bruine, één zwarte tegen vijf, drie en één: geslaagd. Heeft hij één rood Bierflesje: mislukt.',
        },
        {
          example:
            '[[REP-6]]: vijf trappistenbrouwerijen en twee rode bieren: geslaagd. Met een lege rugzak, of een geel bier bij de rode: mislukt.',
        },
        { example: '[[REP-7]]: 31 tegen 31 is mislukt, 32 tegen 31 geslaagd.' },
        {
          example:
            '[[REP-14]]: hij komt bij je in een bruine brouwerij en je hebt een bier: je moet toosten, en de voorwaarde is mislukt. Met een lege rugzak gebeurt er niets.',
        },
        {
          ruling: ['R-55'],
          says: '[[REP-1]]: je neemt zijn bestemming door er aan te komen, niet als ze onder je voeten getrokken wordt. Ze telt daarna zoals elk Bierviltje, en op de laatste dag geldt ze niet als een bestemming die hij bereikt heeft.',
          why: 'Zo neemt hij ze zelf ook.',
        },
        {
          ruling: ['R-56'],
          says: '[[REP-4]]: hij heeft elke brouwerij bezocht waar hij stopte, zijn start inbegrepen, de Grote Markt niet. Je legt er geen fiche en krijgt er geen bonus; een fiche die er al lag, blijft.',
          why: 'Hij heeft geen fiches; waar hij was, is al wat te tellen valt.',
        },
        {
          ruling: ['R-65'],
          says: '[[REP-5]]: geen enkele Opdrachtkaart die naar de rugzak kijkt, doet mee.',
          why: 'Ze belonen net wat de voorwaarde vraagt, of het omgekeerde.',
        },
        {
          ruling: ['R-57'],
          says: '[[REP-6]]: met een lege rugzak is het mislukt.',
          why: 'Het gaat erom rood bier mee te brengen.',
        },
        {
          ruling: ['R-58'],
          says: '[[REP-7]]: hij neemt bij elke stap een kaart, nadat jij de jouwe nam. Blijft hij staan, dan neemt hij er geen. De gedrukte punten worden vergeleken.',
          why: 'Elke stap van hem is een verplaatsing.',
        },
        {
          ruling: ['R-64'],
          says: '[[REP-8]]: het einde van het spoor is 20 bieren.',
          why: 'Het hoogste veld en de meeste punten zijn hetzelfde.',
        },
        {
          ruling: ['R-59'],
          says: '[[REP-10]]: de punten voor wie niet terug is, verlies je zoals altijd; ook wie elders slaapt, slaagt.',
          why: 'De voorwaarde zegt waar je bent, niet wat dat kost.',
        },
        {
          ruling: ['R-60'],
          says: '[[REP-12]]: zonder één toost is het mislukt.',
          why: 'Anders was het een makkelijkere kopie van de eerste.',
        },
        {
          ruling: ['R-61'],
          says: '[[REP-13]]: bier aanbieden is autostop; wie anders vertrekt, is niet geslaagd, ook in Brussel; een mislukte autostop kan geen kwaad. Je moet je minstens één keer verplaatsen.',
          why: 'De voorwaarde kent geen uitzondering voor de stad.',
        },
        {
          ruling: ['R-62'],
          says: '[[REP-14]]: elk bier telt: in brouwerijen, onderweg, in de tent, en bij een toost naar de kleur van de brouwerij. Wie niets drinkt, slaagt.',
          why: 'Zijn bier heeft de kleur van de brouwerij.',
        },
        {
          ruling: ['R-63'],
          says: '[[REP-15]]: nooit met de fiets.',
          why: 'De Nederlandse tekst zegt alleen met de fiets; twee teksten, waaronder de oorspronkelijke, zeggen nooit.',
        },
      ],
    },
    {
      id: 'combined',
      title: 'Met andere uitbreidingen',
      blocks: [
        {
          list: [
            '**Pixelrugzak**: jokers vullen geen rugzak voor [[REP-5]] en tellen niet mee voor [[REP-6]].',
            '**Bands op tournee**: het bier van een concert is een bier dat je in een brouwerij proeft.',
            '**Personages**: een rugzak voor 9 is vol met 9 bieren; [[CH-12]] voegt niets toe aan [[REP-7]].',
          ],
        },
      ],
    },
    { id: 'cards', title: 'De vijftien voorwaarden', blocks: [{ cards: cards.conditions }] },
  ],
})
