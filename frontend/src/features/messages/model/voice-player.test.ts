import { describe, expect, it, vi } from 'vitest'
import { VoicePlayer, type Sound } from './voice-player.ts'

class FakeSound extends EventTarget implements Sound {
  src = ''
  currentTime = 0
  playbackRate = 1
  isPlaying = false

  play(): Promise<void> {
    this.isPlaying = true
    this.dispatchEvent(new Event('loadedmetadata'))
    this.dispatchEvent(new Event('playing'))
    return Promise.resolve()
  }

  pause(): void {
    if (!this.isPlaying) return
    this.isPlaying = false
    this.dispatchEvent(new Event('pause'))
  }

  end(): void {
    this.isPlaying = false
    this.dispatchEvent(new Event('ended'))
  }

  fail(): void {
    this.isPlaying = false
    this.dispatchEvent(new Event('error'))
  }
}

const FIRST = { id: 'first', seconds: 10 }
const SECOND = { id: 'second', seconds: 20 }
const GONE = new Error('gone')

const setUp = () => {
  const sound = new FakeSound()
  const addressOf = vi.fn((id: string, isNew: boolean) =>
    Promise.resolve(`/${id}${isNew ? '?new' : ''}`),
  )
  const onFailure = vi.fn()
  const player = new VoicePlayer({
    sound,
    addressOf,
    isGone: (error) => error === GONE,
    onFailure,
    rate: 1.5,
  })
  player.setQueue([FIRST, SECOND])
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  const toggle = async (id: string) => {
    player.toggle(id)
    await settle()
  }
  return { sound, player, addressOf, onFailure, toggle, settle }
}

describe('VoicePlayer', () => {
  it('loads nothing before the first play, and then at the stored tempo', async () => {
    const { sound, player, addressOf, toggle } = setUp()
    expect(addressOf).not.toHaveBeenCalled()
    await toggle('first')
    expect(sound).toMatchObject({ src: '/first', playbackRate: 1.5, isPlaying: true })
    expect(player.stateOf('first').status).toBe('playing')
  })

  it('plays one at a time and keeps the position of the other', async () => {
    const { sound, player, toggle } = setUp()
    await toggle('first')
    sound.currentTime = 4
    sound.dispatchEvent(new Event('timeupdate'))
    await toggle('second')
    expect(player.stateOf('first')).toEqual({ status: 'paused', position: 4 })
    expect(sound.src).toBe('/second')
    await toggle('first')
    expect(sound.currentTime).toBe(4)
  })

  it('goes on with the next one of the thread and stops after the last', async () => {
    const { sound, player, toggle, settle } = setUp()
    await toggle('first')
    sound.end()
    await settle()
    expect(player.stateOf('second').status).toBe('playing')
    expect(player.stateOf('first')).toEqual({ status: 'idle', position: 0 })
    sound.end()
    await settle()
    expect(player.stateOf('second').status).toBe('idle')
  })

  it('starts at a position that was chosen before', async () => {
    const { sound, player, toggle } = setUp()
    player.seek(FIRST, 7)
    expect(player.stateOf('first').position).toBe(7)
    await toggle('first')
    expect(sound.currentTime).toBe(7)
    player.seek(FIRST, 99)
    expect(sound.currentTime).toBe(10)
  })

  it('fetches a new address once when the last one does not work, and goes on there', async () => {
    const { sound, player, toggle, settle } = setUp()
    await toggle('first')
    sound.currentTime = 3
    sound.dispatchEvent(new Event('timeupdate'))
    sound.fail()
    await settle()
    expect(sound).toMatchObject({ src: '/first?new', currentTime: 3 })
    sound.fail()
    expect(player.stateOf('first').status).toBe('broken')
  })

  it('is broken when the sound is gone, and only stops without a connection', async () => {
    const { player, addressOf, onFailure, toggle } = setUp()
    addressOf.mockRejectedValueOnce(GONE)
    await toggle('first')
    expect(player.stateOf('first').status).toBe('broken')
    expect(onFailure).not.toHaveBeenCalled()
    addressOf.mockRejectedValueOnce(new Error('offline'))
    await toggle('second')
    expect(player.stateOf('second').status).toBe('idle')
    expect(onFailure).toHaveBeenCalledOnce()
  })

  it('does not start after it was paused while it loaded', async () => {
    const { sound, player, settle } = setUp()
    player.toggle('first')
    player.toggle('first')
    await settle()
    expect(sound.isPlaying).toBe(false)
    expect(player.stateOf('first').status).toBe('idle')
  })

  it('forgets everything when the thread is left', async () => {
    const { sound, player, toggle } = setUp()
    await toggle('first')
    player.stop()
    expect(sound.isPlaying).toBe(false)
    expect(player.stateOf('first')).toEqual({ status: 'idle', position: 0 })
  })
})
