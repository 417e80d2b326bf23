import { BaseSequencer } from 'vitest/node'

/**
 * An order of test files in which no long one is left to the end, where all cores but one would wait for it: those named
 * here come first, then those with a worker to themselves, and at last those that share theirs and are soon done.
 * @param {readonly string[]} longest beginnings of their paths, the longest first
 */
export const longestFirst = (longest) =>
  class extends BaseSequencer {
    /**
     * @override
     * @param {Parameters<BaseSequencer['sort']>[0]} files
     */
    async sort(files) {
      const usual = await super.sort(files)
      return usual
        .map((file) => ({ file, place: this.placeOf(file) }))
        .toSorted((one, other) => one.place - other.place)
        .map(({ file }) => file)
    }

    /** @param {Parameters<BaseSequencer['sort']>[0][number]} file */
    placeOf({ moduleId, project }) {
      const named = longest.findIndex((path) => moduleId.includes(`/${path}.`))
      if (named >= 0) return named
      return longest.length + (project.config.isolate ? 0 : 1)
    }
  }
