import type { AleWords } from './en.ts'

export const nl: AleWords = {
  title: 'Je eerste abdij',
  steps: {
    goal: 'Waar het om gaat',
    sun: 'Zon en schaduw',
    disc: 'Tegels wekken',
    monk: 'Monniken',
    site: 'Een perceel sluit',
    pair: 'Een voorrecht',
    round: 'Einde van een ronde',
    barrels: 'Vaten',
    count: 'De telling',
  },
  gists: {
    goal: 'vijf stenen, een peil, een ring',
    sun: 'water in de zon, gerst in de schaduw',
    disc: 'een monnik trekt in, een schijf brengt 6 dukaten',
    monk: 'een schijf voor de monnik wekt zijn buren',
    site: 'zes tegels rond een perceel, en een schuur',
    pair: 'twee schijven naast elkaar, en Oud recept',
    round: 'naar huis, en Startspeler',
    barrels: 'vijf vaten, en een laatste schuur',
    count: 'gerst gaat omhoog, en alles wordt geteld',
  },
  says: {
    goal: 'Welkom in je abdij! Vijf **stenen**, één per grondstof, moeten samen omhoog: aan het einde telt de **achterste**, maal wat je **brouwmeester** heeft bereikt.',
    below:
      'Je **peil** is hoever alle vijf zouden komen als het spel nu stopte. Het staat op −5: iedereen begint onder nul, en punten krijg je vanaf 1.',
    ring: 'Deze **ring** is de markt. Je figuur loopt hem één keer per ronde rond, zo ver je wil, maar nooit terug. Elk vak is een actie; wat je overslaat, mis je.',
    goWater: 'Op **vak 5** ligt water 3. Ga erheen.',
    sunAndShade:
      'Dit is je tuin. In de **schaduw** kost een tegel zijn getal en brengt hij later evenveel dukaten op. In de **zon** kost hij dubbel en zet hij zijn steen vooruit.',
    plantWater:
      'Leg het water **in de zon**, op het veld dat oplicht: 6 van je 25 dukaten. Het raakt aan twee **percelen**, de ronde plekken die hun tegels tellen.',
    goBarley: 'Je tegenstander heeft hout gelegd. Jij wandelt verder naar **vak 6**: gerst 2.',
    plantBarley: 'Deze **in de schaduw**, voor 2 dukaten: hij brengt straks geld op.',
    goMoreBarley: 'Je tegenstander heeft een schijf gelegd; straks doe jij dat ook. Eerst **vak 9**: gerst 4.',
    plantMoreBarley: 'Weer **in de schaduw**. Straks betalen beide gersttegels tegelijk.',
    spent:
      'Je **peil** zakte naar −6: aan het einde helpt ook geld de achterste steen vooruit, en jij hebt er wat uitgegeven. Je tegels brengen meer terug, zodra ze gewekt zijn.',
    goMonk: 'Een **monnik** kost wat zijn vak zegt: 3 op **vak 10**, het dubbele in de zon.',
    houseMonk: 'Een monnik kan zijn buren wekken: leg hem **tussen water en gerst**.',
    discs:
      'Leggen brengt nog niets op. **Schijven** wekken tegels: elk kistje krijgt er één in het hele spel, en dan betalen alle tegels die het noemt.',
    goDisc: 'Op **vak 12** ligt een schijf C: die gaat op een kistje met een C, dus op één grondstof.',
    wakeBarley: 'Leg ze op **gerst**: 2 en 4 liggen in de schaduw, dus komen er 6 dukaten binnen.',
    goWood: 'Weer geld! Verder naar **vak 13**: hout 2.',
    plantWood: '**In de zon** voor 4 dukaten. Dan zijn vijf van de zes velden rond het perceel bezet.',
    goAny: 'Op **vak 16** ligt een schijf ABC, voor om het even welk kistje.',
    wakeMonk:
      'Leg ze op het kistje van **je monnik**. Hij wekt zijn buren: water gaat 3 vooruit, de gerst brengt 4 dukaten op.',
    goLast: 'Op **vak 17** ligt water 1: net wat het laatste gat nodig heeft.',
    closeSite: 'Leg het **in de zon**, in het gat. Zes tegels rond een perceel sluiten het, en er komt een schuur.',
    shed: 'De zes zijn samen 12: zo’n schuur wekt **twee** tegels tegenover elkaar, en de brouwmeester gaat 1 vooruit. Wek **water 3 en gerst 2**.',
    goAgain:
      'Je tegenstander heeft een **voorrecht** gelegd, een kaart zoals je vijf onder de kistjes. Dat kun jij ook: neem een schijf van **vak 20**.',
    wakeWater: 'Leg ze op **water**: twee tegels in de zon, 4 stappen vooruit.',
    privilege:
      'Water en gerst zijn een **paar** kistjes, en allebei hebben ze hun schijf: je mag een voorrecht leggen. Neem **Oud recept**, 5 stappen voor de brouwmeester.',
    goHome: 'Er valt nog meer te halen op de ring, maar het hoeft niet: ga **naar huis**, naar het startgebied.',
    first: 'Elke plaats daar geeft iets. Neem **Startspeler**: jij begint de volgende ronde.',
    level:
      'Terug naar je stenen. Aan het einde geven de hoge stappen aan de lage, bij **5:1** vijf voor één, tot ze op één **peil** staan. Peil maal vermenigvuldiger zijn je punten; de brouwmeester verbetert koers en vermenigvuldiger.',
    ahead:
      'Met twee spelers zijn er drie ronden. **Wij spelen de tweede en het grootste deel van de derde voor je**, in een oogwenk; jij neemt het over voor de laatste stappen.',
    wall: 'Kijk eens naar je tuin! Aan de muur hangen twaalf doelen. Wie op een vatenvak stopt, neemt een **vat** per bereikt doel: 4 punten voor de eerste, 2 voor de tweede.',
    goBarrels: 'Jij haalt vijf doelen die nog niemand had gehaald. Ga naar **vak 26**.',
    goEnd: 'Vijf grote vaten, 20 punten! Met 8 dukaten over ga je naar het laatste vak: **27**.',
    takeWood: 'Hier liggen verschillende tegels, en je mag ze allemaal kopen. Neem **hout 4**.',
    closeLast: 'Leg het **in de zon**, in het laatste gat van een perceel: 8 dukaten, alles wat je hebt.',
    lastShed:
      'Nog een schuur die twee tegels wekt: **het nieuwe hout** zet zijn steen 4 vooruit, hop brengt een dukaat op.',
    granary: 'Iedereen is thuis. Nog één beloning: de **Graanzolder** zet een steen 2 vooruit.',
    lowest: '**Gerst** staat het laagst van allemaal: zet ze vooruit. Dan wordt alles geteld.',
  },
  known: [
    'De achterste steen telt: breng ze alle vijf samen omhoog.',
    'Zon kost dubbel en zet stenen vooruit; schaduw brengt dukaten op.',
    'Niets betaalt voor het gewekt is: door een schijf, een monnik of een schuur.',
    'Een kistje krijgt één schijf in het hele spel: wacht tot het de moeite loont.',
    'Zes tegels rond een perceel geven een schuur. Lage sommen helpen de brouwmeester, hoge wekken meer tegels.',
    'Twee schijven op één paar openen een voorrecht; een bereikt doel geeft een vat.',
  ],
}
