/** Long work that may rest wherever it yields: a host does it in pieces, everybody else at once. */
export type Pieces<T> = Generator<undefined, T>

export function atOnce<T>(work: Pieces<T>): T {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}
