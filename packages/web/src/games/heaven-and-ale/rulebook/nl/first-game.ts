import type { Chapter } from '../../../../rules/book.ts'

export const firstGame: Chapter = {
  id: 'first-game',
  title: 'Je eerste spel',
  lead: 'Hier staan geen regels, alleen wat de broeders zelf graag eerder hadden gehoord.',
  short: [
    ['Eerst', 'schaduw, voor het geld'],
    ['Daarna', 'zon, voor de achterste steen'],
    ['Altijd', 'een oog op de brouwmeester'],
  ],
  sections: [
    {
      id: 'begin',
      title: 'De eerste ronde',
      blocks: [
        {
          list: [
            'Begin in de **schaduw**. Ze kost de helft, en wat ze opbrengt, betaalt later de zon.',
            'Zet kleine stappen. Elk vak dat je overslaat, is een beurt die je weggeeft; wie vooruitholt, speelt minder.',
            'Leg je tegels **rond hetzelfde perceel**. Zes tegels verspreid zijn zes tegels; rond een perceel geven ze ook een schuur.',
          ],
        },
        {
          example:
            '25 dukaten: hop 4 en gerst 2 in de schaduw, gist 3 in de zon, samen 12. De rest is voor een monnik en voor de volgende ronde.',
        },
      ],
    },
    {
      id: 'middle',
      title: 'Schijven en monniken',
      blocks: [
        {
          list: [
            'Een schijf is waard wat ze **wekt**, en elk kistje krijgt er maar één. Wacht tot minstens drie tegels erop antwoorden, maar niet eeuwig: de anderen nemen ook schijven.',
            'Een **monnik** midden tussen je beste tegels is een schijf die ze allemaal laat betalen. In de schaduw doet hij dat voor de halve prijs.',
            'Het **getallenkistje** dient maar één keer. Bewaar het tot verscheidene tegels hetzelfde getal dragen.',
            'Maak paren vol zolang je voorrechten hebt: naast een paar is elk veel meer waard dan de 3 dukaten die het ingeleverd opbrengt.',
          ],
        },
      ],
    },
    {
      id: 'end',
      title: 'Naar het einde toe',
      blocks: [
        {
          list: [
            'Alleen je **achterste steen** telt. Drie stappen voor gerst, die als laatste begint, zijn soms meer waard dan tien voor hout.',
            'Kijk naar de **brouwmeester**: één stap tot in de volgende band kan elke stap van de stenen meer waard maken. Lage sommen rond een perceel brengen hem het verst.',
            'Stop op een **vatenvak** zodra twee doelen gehaald zijn. Vier punten brouw je niet zomaar, en wie er het eerst is, neemt de grote vaten.',
            'Geld dat overblijft, koopt één stap per tien dukaten. Het is nooit verloren, maar ook nooit een koopje.',
          ],
        },
      ],
    },
  ],
}
