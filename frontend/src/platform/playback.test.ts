// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { claimPlayback, watchPlayback } from './playback.ts'

const media = ({ isPlaying = true, muted = false } = {}) => {
  const element = document.body.appendChild(document.createElement('video'))
  element.muted = muted
  Object.defineProperty(element, 'paused', { value: !isPlaying })
  return { element, pause: vi.spyOn(element, 'pause').mockImplementation(vi.fn()) }
}

afterEach(() => {
  document.body.replaceChildren()
})

test('pauses what is audible, and nothing else', () => {
  const [audible, muted, still] = [media(), media({ muted: true }), media({ isPlaying: false })]
  claimPlayback({ pause: vi.fn() })
  expect(audible.pause).toHaveBeenCalledOnce()
  expect(muted.pause).not.toHaveBeenCalled()
  expect(still.pause).not.toHaveBeenCalled()
})

test('lets a video claim the playback when it starts or is unmuted', () => {
  watchPlayback()
  const [first, second, muted] = [media(), media(), media({ muted: true })]
  const voice = { pause: vi.fn() }
  claimPlayback(voice)
  first.pause.mockClear()
  second.element.dispatchEvent(new Event('play'))
  expect(first.pause).toHaveBeenCalledOnce()
  expect(second.pause).not.toHaveBeenCalledTimes(2)
  expect(voice.pause).toHaveBeenCalledOnce()
  muted.element.dispatchEvent(new Event('play'))
  expect(first.pause).toHaveBeenCalledOnce()
  muted.element.muted = false
  muted.element.dispatchEvent(new Event('volumechange'))
  expect(first.pause).toHaveBeenCalledTimes(2)
})
