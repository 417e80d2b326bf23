import { expect, it } from 'vitest'
import { explain } from '../trouble.mjs'

it.each([
  ['npm error code ENOSPC\nnpm error nospc ENOSPC: no space left on device, write', 'The disk is full'],
  ['npm error code ENOTFOUND\nnpm error network request to the registry failed', 'cannot be reached'],
  ['npm error code EAI_AGAIN', 'cannot be reached'],
  ['npm error network timeout: ERR_SOCKET_TIMEOUT', 'cannot be reached'],
  ['FetchError: connect ECONNREFUSED 127.0.0.1:9', 'cannot be reached'],
  ['npm error code EACCES', 'cannot be written to'],
  ['npm error code EUSAGE\nnpm error `npm ci` can only install packages when …', 'disagree'],
])('%j is explained in one sentence with a remedy', (output, cause) => {
  const sentence = explain(output)
  expect(sentence).toContain(cause)
  expect(sentence).toMatch(/^[^\n]+: [^\n]+\.$/)
})

it('what is not known is not guessed at', () => {
  expect(explain('npm error code ELIFECYCLE')).toBeUndefined()
})
