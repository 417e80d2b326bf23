import { type Language, languages } from './texts/languages.ts'

/** The drawings, as SVG put into the page so that they use its typeface and colours. */
export interface Posters {
  readonly race: string
  readonly heaven: string
}

/** The first page of the house, as one HTML document. */
export function page(language: Language, posters: Posters): string {
  const say = languages[language]
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Estaminet</title>
<meta name="description" content="${say.lede}">
<link rel="preload" href="/fonts/atkinson-hyperlegible-next-latin-wght-normal.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/tokens.css">
<link rel="stylesheet" href="/page.css">
<link rel="icon" href="/glass.svg">
</head>
<body>
<header class="bar">
<a class="house" href="/" lang="fr"><img src="/glass.svg" alt="" width="32" height="32">Estaminet</a>
<nav aria-label="${say.languages}">${choices(language)}</nav>
</header>
<main>
<section class="hero">
<h1>${say.headline.map((line) => `<span>${line}</span>`).join(' ')}</h1>
<p class="lede">${say.lede}</p>
<div class="mat">
<h2>${say.commandsTitle}</h2>
<dl>
<dt><code>npm start</code></dt><dd>${say.start}</dd>
<dt><code>npm test</code></dt><dd>${say.test}</dd>
</dl>
</div>
</section>
<section class="games" aria-label="${say.gamesTitle}">
${game('The Belgian Beers Race', posters.race, say.race, say.players(1, 4), say.minutes(45, 120))}
${game('Heaven &amp; Ale', posters.heaven, say.heaven, say.players(2, 4), say.minutes(60, 90))}
</section>
</main>
<footer><p>${say.moderation}</p><p>${say.independent}</p></footer>
</body>
</html>
`
}

function choices(current: Language): string {
  return Object.entries(languages)
    .map(([code, { language }]) => {
      const here = code === current ? ' aria-current="page"' : ''
      return `<a href="/${code}" lang="${code}" hreflang="${code}"${here}>${language}</a>`
    })
    .join('')
}

function game(title: string, poster: string, promise: string, players: string, minutes: string): string {
  return `<article>
${poster}
<h2 lang="en">${title}</h2>
<p>${promise}</p>
<ul><li>${players}</li><li>${minutes}</li></ul>
</article>`
}
