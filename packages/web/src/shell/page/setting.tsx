import { say } from '../../language.ts'

/** While a page or a table is on its way: a word, said as a page of its own. */
export const Setting = () => (
  <main class="setting">
    <h1>{say().table.connection.opening}</h1>
  </main>
)
