import type { Chapter } from '../../../../../rules/book.ts'

export const together: Chapter = {
  id: 'expansions',
  icon: 'plus',
  title: 'Spelen met uitbreidingen',
  lead: 'Zoveel tegelijk als je wil: wat samengaat, in welke volgorde alles klaargezet wordt, en hoe effecten samen tellen.',
  short: [
    ['Nooit samen', 'Solo en Confrontatie'],
    ['Teams', 'precies 4 spelers'],
    ['Solo', '1 speler, volledige race'],
  ],
  sections: [
    {
      id: 'sets',
      title: 'Wat samengaat',
      blocks: [
        {
          p: 'Elke uitbreiding gaat samen met elke andere, op twee paren na: **Solo** sluit **Confrontatie** uit, want er is niemand om een kaart tegen te spelen, en komt nooit samen met **Teams**, waarvoor je met vier moet zijn.',
        },
        {
          table: {
            head: ['Uitbreiding', 'Spelers', 'Korte race'],
            rows: [
              ['[Confrontatie](confrontation)', '2 tot 4', 'ja'],
              ['[Gebeurtenissen](events)', '2 tot 4, of Solo', 'ja'],
              ['[Personages](characters)', '2 tot 4, of Solo', 'ja'],
              ['[Bands op tournee](bands)', '2 tot 4, of Solo', 'ja'],
              ['[Pixelrugzak](pixel-bag)', '2 tot 4, of Solo', 'ja'],
              ['[Teams](team)', '4', 'ja'],
              ['[Solo](solo)', '1', 'nee'],
              ['[Biervertegenwoordiger](campaign)', '1, met Solo', 'nee'],
            ],
          },
        },
        {
          ruling: ['R-02'],
          says: 'Solo is altijd de volledige race van drie dagen, wat je er ook aan toevoegt.',
          why: 'De soloregels spreken in elke taal over drie dagen, en 250 OP zijn daarop berekend.',
        },
        {
          ruling: ['R-79'],
          says: 'Teams en Solo sluiten elkaar uit.',
          why: 'Geen enkel boekje zegt het, maar de ene vraagt vier spelers en de andere één.',
        },
      ],
    },
    {
      id: 'order',
      title: 'Klaarzetten',
      blocks: [
        {
          steps: [
            'Een voorwaarde van de campagne kies je voor er iets geschud wordt.',
            'De race zelf wordt [klaargezet](setup#table). In de korte race wachten de Spelerspionnen nog; bij Solo ook de Bierviltjes en de kaarten van niveau 3.',
            'Teams: teamgenoten, rollen A en B, twee stapels.',
            'Gebeurtenissen: één kaart per dag, open.',
            'Personages: ieder twee, één houd je.',
            'Bands op tournee: ieder twee, één houd je.',
            'Pixelrugzak: ieder twee tekeningen.',
            'Solo: de Zytholoog, zijn bestemming, de kaarten van niveau 3.',
            'Korte race: iedereen kiest een [brouwerij om te starten](short-race#changes).',
            'Confrontatie: de handen, altijd het laatst.',
          ],
        },
        {
          example:
            'Gebeurtenissen, Personages en Bands: je kiest je personage als je het weer van elke dag kent, en je band als je weet wie iedereen is.',
        },
        {
          ruling: ['R-03'],
          says: 'De volgorde is aan elke tafel dezelfde.',
          why: 'De boekjes geven maar twee aanwijzingen: gebeurtenissen voor personages, Confrontatie na al de rest. Het huis gaat van wie je bent naar waar je bent, en deelt verborgen handen het laatst.',
        },
        {
          ruling: ['R-04'],
          says: 'Personages en bands kies je in het geheim; ze worden samen getoond, en vanaf dan is alles erop open. De andere kaart verlaat het spel ongezien.',
          why: 'Iedereen zegt pas wat hij koos als allen gekozen hebben.',
        },
        {
          ruling: ['R-05'],
          says: 'Op de kaart gezet worden is geen aankomst: geen kaart, gebeurtenis of gave reageert erop. Het Bierflesje en de Bezoekfiche van een start in de korte race krijg je wel.',
          why: 'Niemand heeft zich al verplaatst.',
        },
      ],
    },
    {
      id: 'reckoning',
      title: 'Hoe effecten samen tellen',
      blocks: [
        {
          p: 'Verscheidene kaarten kunnen de tijd van één verplaatsing veranderen. Het huis rekent van boven naar onder:',
        },
        {
          steps: [
            'De waarde die op de weg gedrukt staat; 1 binnen Brussel.',
            'Wat een waarde vastlegt: Confrontatie voor personages, personages voor gebeurtenissen.',
            'De bus op niveau 7: verdubbeld.',
            'Alles wat erbij komt of eraf gaat, samengeteld.',
            'Minstens 1 TE, tenzij de weg zelf niets kost. Dat is de reistijd.',
            'Een late bus: 2 TE, of wat een kaart vastlegt; dan wat erbij komt. Nooit verdubbeld.',
            'Een mislukte autostop: 2 TE, of wat een kaart vastlegt; verdubbeld op niveau 7; dan wat erbij komt.',
            'Vertragingen door kaarten van Confrontatie, boven op alles: nooit verdubbeld, nooit verkort.',
          ],
        },
        { example: 'Bus, 4 TE, niveau 7, [[EV-02]]: 4 × 2 − 1 = **7 TE**.' },
        { example: 'Fiets, 6 TE, [[CH-01]] met [[CF-P01]]: 6 − 1 − 2 = **3 TE**. Binnen Brussel blijft 1 gewoon 1.' },
        {
          p: 'Andere acties: de gewone tijd, wat die vastlegt, wat erbij komt, nooit onder 0. Een verplichte actie gaat door, ook al kost ze meer dan je nog hebt, en je schijf stopt op het laatste veld; een actie die niet hoeft, vraagt al haar tijd.',
        },
        {
          p: 'Winst stopt als er geen plaats meer is: bij bieren als de rugzak vol is. Verlies stopt bij wat je hebt; punten zakken nooit onder 0. Een kaas boven niveau 4 is een fiche van 5 OP, zoals altijd.',
        },
        {
          p: 'Bieren voor een bestuurder tel je op de gedrukte waarde van de weg, en ook Opdrachtkaarten die een lange rit vragen, kijken daarnaar. Kaarten die een worp vragen, kijken naar de dobbelstenen zoals ze liggen als niemand ze nog draait.',
        },
        {
          ruling: ['R-06'],
          says: 'De volgorde hierboven; reageren verscheidene dingen op hetzelfde moment, dan komt eerst de gebeurtenis, dan de personages, dan kaarten van Confrontatie in de volgorde waarin ze gespeeld zijn.',
          why: 'Verdubbelen gaat over wat gedrukt staat; een bonus blijft wat hij zegt.',
        },
        {
          ruling: ['R-94'],
          says: 'Een prijs die op 0 gezet is, slokt niet op wat erbij komt: [[CF-P06]] bij de eerste gele proefbeurt van [[CH-09]] kost 1 TE.',
          why: 'Eén volgorde voor alles, en elke kaart houdt precies haar waarde.',
        },
        {
          ruling: ['R-08'],
          says: 'Een verplichte actie zonder genoeg tijd gaat door, en de schijf stopt aan het einde van de dag.',
          why: 'Straffen in het basisspel werken net zo.',
        },
        {
          ruling: ['R-07', 'R-87'],
          says: 'Een vertraging door een kaart is fietsen noch rijden: ze ontnuchtert niemand, laat geen bier onderweg toe, en verlengt of breekt je fietstijd niet. Een concert breekt die af zoals proeven; een ruil alleen als hij tijd kost.',
          why: 'Een vertraging is geen rit, en wat anderen je aandoen, is geen actie van jou.',
        },
        {
          ruling: ['R-85'],
          says: 'Een kaart of gave die je eigen verplaatsing verkort, kondig je ermee aan; zo kan ze nog in de dag passen. Net zo voor je eigen aankoop of proefbeurt. Wat je aankondigt, is verbruikt.',
          why: 'De Franse tekst laat je een kaart spelen op het moment zelf van wat ze raakt.',
        },
        {
          ruling: ['R-89'],
          says: 'Een teller, of een gave voor de eerste verplaatsing van de dag, is pas verbruikt als een tijd die hij verkortte, betaald wordt. Een mislukte autostop of een verplaatsing die door een vertraging wegvalt, laat hem staan.',
          why: 'Een mislukte poging is geen verplaatsing, en niets mag verloren gaan zonder gewerkt te hebben.',
        },
        {
          ruling: ['R-91'],
          says: 'Voor een extra niveau dat je in slaap zou brengen, mag je kaas eten, ook buiten je beurt, tenzij je schijf op het laatste veld ligt; daarna komt [[CF-P04]]. Slaap je eenmaal, dan helpt niets meer.',
          why: 'In het basisspel redt kaas je ook van de toosten van anderen.',
        },
        {
          ruling: ['R-93'],
          says: 'De Grote Markt hoort bij Brussel voor de wegen erin en eruit, maar is geen Brusselse brouwerij, en er aankomen brengt niets op gang.',
          why: 'De wegen leiden naar de hele stad; de Grote Markt is geen brouwerij.',
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Tellen aan het einde',
      blocks: [
        {
          steps: [
            'Wat het kost om [niet op de Grote Markt](scoring#home) te staan.',
            'De eindtelling van de race; tekeningen van de Pixelrugzak tellen naast de Opdrachtkaarten.',
            'Confrontatie: kaarten nog in de hand.',
            'Personages: meerderheid, dan bezoeken.',
            'Bands op tournee: publieksprijs, dan fans.',
            'De kaart van het solospel.',
            'Teams: de zwakste van de twee, en de Teamkaarten.',
          ],
        },
        {
          example:
            'Niets over na de weg naar huis, −5 zonder ruil, 3 voor al de rest, 1 voor een kaart: het totaal is 0.',
        },
        {
          ruling: ['R-09'],
          says: 'Punten stoppen bij 0 na de weg naar huis, en nog eens helemaal aan het einde; in een team wordt het laagste totaal daarna genomen.',
          why: 'Geen deel kijkt naar de punten van een ander: de volgorde is er alleen voor het oog.',
        },
      ],
    },
  ],
}
