// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { claimPlayback } from '#spa/platform/playback.ts'
import { PreviewPlayer, type PreviewSound } from './preview-player.ts'

class FakeSound extends EventTarget implements PreviewSound {
  src = ''
  currentTime = 0
  duration = 29.9
  isPlaying = false
  readonly play = vi.fn(() => {
    this.isPlaying = true
    this.dispatchEvent(new Event('playing'))
    return Promise.resolve()
  })

  pause(): void {
    if (!this.isPlaying) return
    this.isPlaying = false
    this.dispatchEvent(new Event('pause'))
  }

  removeAttribute(): void {
    this.src = ''
  }
}

const track = (id: string) => ({
  id,
  name: id,
  artist: 'Band',
  previewUrl: `https://p.scdn.co/${id}`,
  coverUrl: null,
})

const ONE = track('one')
const TWO = track('two')

let sound: FakeSound
let makeSound: () => FakeSound
let player: PreviewPlayer

beforeEach(() => {
  sound = new FakeSound()
  makeSound = vi.fn(() => sound)
  player = new PreviewPlayer(makeSound)
})

describe('PreviewPlayer', () => {
  it('loads nothing before the member plays', () => {
    player.subscribe(vi.fn())
    expect(player.stateOf('a').status).toBe('idle')
    expect(player.wasPlayed(ONE)).toBe(false)
    expect(makeSound).not.toHaveBeenCalled()
  })

  it('plays one place at a time and begins the next one anew', () => {
    player.play('a', ONE)
    sound.currentTime = 12
    sound.dispatchEvent(new Event('timeupdate'))
    expect([player.stateOf('a').status, player.stateOf('a').position]).toEqual(['playing', 12])
    player.play('b', TWO)
    expect(sound.src).toBe(TWO.previewUrl)
    expect([player.stateOf('a').status, player.stateOf('b').position]).toEqual(['idle', 0])
    expect([player.wasPlayed(ONE), player.wasPlayed(TWO)]).toEqual([true, true])
  })

  it('goes on where it was paused', () => {
    player.toggle('a', ONE)
    sound.currentTime = 12
    player.toggle('a', ONE)
    expect(player.stateOf('a').status).toBe('paused')
    player.toggle('a', ONE)
    expect([player.stateOf('a').status, sound.currentTime]).toEqual(['playing', 12])
  })

  it('knows its length and seeks within it', () => {
    player.play('a', ONE)
    sound.dispatchEvent(new Event('durationchange'))
    player.seek('a', 99)
    expect(sound.currentTime).toBe(29.9)
    player.seek('b', 3)
    expect(sound.currentTime).toBe(29.9)
  })

  it('returns to its start at the end', () => {
    player.play('a', ONE)
    sound.currentTime = 29
    sound.dispatchEvent(new Event('ended'))
    expect(player.stateOf('a')).toMatchObject({ status: 'paused', position: 0 })
    expect(sound.currentTime).toBe(0)
  })

  it('says that a preview does not load, and tries again on the next tap', () => {
    player.play('a', ONE)
    sound.dispatchEvent(new Event('error'))
    expect(player.stateOf('a').status).toBe('broken')
    player.toggle('a', ONE)
    expect(player.stateOf('a').status).toBe('playing')
  })

  it('ends with its place', () => {
    player.play('a', ONE)
    player.leave('b')
    expect(sound.isPlaying).toBe(true)
    player.leave('a')
    expect([sound.isPlaying, sound.src]).toEqual([false, ''])
  })

  it('is paused by a voice message or an audible video, and pauses them', () => {
    const video = document.body.appendChild(document.createElement('video'))
    player.play('a', ONE)
    claimPlayback(video)
    expect(player.stateOf('a').status).toBe('paused')
    const voice = { pause: vi.fn() }
    claimPlayback(voice)
    player.play('a', ONE)
    expect(voice.pause).toHaveBeenCalledOnce()
    video.remove()
  })
})
