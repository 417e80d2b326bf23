import { parentPort, Worker } from 'node:worker_threads'
import { Refusal } from '@estaminet/kernel'

/** Whether this is the built program, all of whose files lie side by side (`scripts/program.mjs`). */
const built = new URL(import.meta.url).pathname.endsWith('.js')

/** What a thread is told when nothing more comes. */
const ENOUGH = 'enough'

type Report<Result> =
  | { readonly result: Result }
  | { readonly refused: { readonly code: string; readonly message: string } }

/** What a thread runs, by its name in the built program and by its source. */
export interface Part {
  readonly name: string
  readonly source: URL
}

/** Threads that share rows of tasks, each taking the next one when it has done its last. */
export class Threads<Task, Result> {
  private readonly workers: readonly Worker[]

  /** @param errand what each of them has to know before its first task. */
  constructor(part: Part, errand: unknown, count: number) {
    const [file, argv] = built
      ? [new URL(`./${part.name}.js`, import.meta.url), []]
      : [new URL('./thread.mjs', import.meta.url), [part.source.href]]
    this.workers = Array.from({ length: count }, () => new Worker(file, { workerData: errand, argv, execArgv: [] }))
  }

  /** `take` gets each result when it is there, with the place of its task in the row, and says whether to go on. */
  async share(tasks: readonly Task[], take: (result: Result, at: number) => boolean): Promise<void> {
    let next = 0
    const isStopped = () => next >= tasks.length
    await Promise.all(
      this.workers.map(
        (worker) =>
          new Promise<void>((done, fail) => {
            let at = -1
            const go = () => {
              if (isStopped()) {
                worker.off('error', fail).off('message', hear)
                done()
                return
              }
              at = next++
              worker.postMessage(tasks[at])
            }
            const hear = (report: Report<Result>) => {
              if ('refused' in report) return fail(new Refusal(report.refused.code, report.refused.message))
              if (!take(report.result, at)) next = tasks.length
              go()
            }
            worker.on('error', fail).on('message', hear)
            go()
          }),
      ),
    )
  }

  async leave(): Promise<void> {
    for (const worker of this.workers) worker.postMessage(ENOUGH)
    await Promise.all(this.workers.map((worker) => gone(worker)))
  }
}

/** In a thread: does the tasks it is told, one after another, until it is told that nothing more comes. */
export function serve<Task, Result>(work: (task: Task) => Result | Promise<Result>, leave = () => {}): void {
  const port = parentPort
  port?.on('message', async (task: Task | typeof ENOUGH) => {
    if (task === ENOUGH) {
      leave()
      port.close()
      return
    }
    try {
      port.postMessage({ result: await work(task as Task) })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      port.postMessage({ refused: { code: error.code, message: error.message } })
    }
  })
}

/** A thread in the middle of a task would finish it first: nobody waits for that long. */
const LEAVE_MS = 500

function gone(worker: Worker): Promise<unknown> {
  return new Promise((left) => {
    const timer = setTimeout(() => left(worker.terminate()), LEAVE_MS)
    worker.once('exit', () => {
      clearTimeout(timer)
      left(undefined)
    })
  })
}
