import '#testing/real-windows.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { THROTTLES, type ThrottleName } from '#shared/domain/throttles.ts'
import { newId } from '#platform/runtime/ids.ts'
import { throttle } from '#platform/http/throttle.ts'
import { anAccount, signIn } from '#testing/accounts.ts'
import { refusalOf } from '#testing/call.ts'
import { unitsOf } from '#testing/units.ts'

/** At the start of a window, so that no test meets its end. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2030, 0, 1) })
})

afterEach(() => {
  vi.useRealTimers()
})

let lastNetwork = 0

/** An address in a network that no other call used. */
const anAddress = (): string => `10.9.${String(++lastNetwork)}.7`

const networkOf = (address: string): string => address.replace(/\d+$/, '0/24')

const registered = async (): Promise<string> => (await anAccount()).username

/** Counts attempts without the cost of hashing. */
const useUp = async (name: ThrottleName, subject: string, uses: number): Promise<void> => {
  for (let count = 0; count < uses; count++) await throttle(name, subject)
}

const guess = (username: string, address: string, deviceMark?: string) =>
  signIn(username, { password: 'falsch', address, ...(deviceMark && { deviceMark }) })

const guessTimes = async (times: number, username: string, address: string, mark?: string) => {
  const statuses: number[] = []
  for (let count = 0; count < times; count++)
    statuses.push((await guess(username, address, mark)).status)
  return statuses
}

const { limit, windowSeconds } = THROTTLES.wrongPasswordsPerAccountAndAddress

/** The statuses of calls at the same time, counted. */
const tally = async (calls: readonly Promise<{ status: number }>[]) => {
  const statuses = (await Promise.all(calls)).map(({ status }) => status)
  return {
    wrong: statuses.filter((one) => one === 401).length,
    refused: statuses.filter((one) => one === 429).length,
  }
}

describe('wrong passwords from one network', () => {
  it('are refused after ten for 15 minutes, and right ones do not count', async () => {
    const [username, address] = [await registered(), anAddress()]
    await guessTimes(limit - 1, username, address)
    for (let count = 0; count < 3; count++)
      expect((await signIn(username, { address })).status).toBe(200)
    expect((await guess(username.toUpperCase(), address)).status).toBe(401)

    const closed = await signIn(username, { address })
    expect(closed.status).toBe(429)
    expect(closed.headers['retry-after']).toBe(String(windowSeconds))
    expect(closed.body.message).toContain('15 Minuten')

    vi.setSystemTime(Date.now() + windowSeconds * 1000)
    expect((await signIn(username, { address })).status).toBe(200)
  })

  it('do not lock the member out elsewhere', async () => {
    const [username, attacker] = [await registered(), anAddress()]
    await guessTimes(limit + 5, username, attacker)
    expect((await guess(username, attacker)).status).toBe(429)
    expect((await signIn(username, { address: anAddress() })).status).toBe(200)
  })

  it('count once each when they arrive at the same time', async () => {
    const [username, address] = [await registered(), anAddress()]
    await Promise.all([guess(username, address), guess(username, address)])
    expect(await guessTimes(limit - 1, username, address)).toEqual([
      ...Array<number>(limit - 2).fill(401),
      429,
    ])
  })

  it('are refused beyond the limit when they arrive at the same time', async () => {
    const [username, address] = [await registered(), anAddress()]
    const guesses = Array.from({ length: 25 }, () => guess(username, address))
    expect(await tally(guesses)).toEqual({ wrong: limit, refused: 25 - limit })
  })

  it('are refused for all usernames after 200', async () => {
    const [username, address] = [await registered(), anAddress()]
    const { limit: most } = THROTTLES.wrongPasswordsPerAddress
    await useUp('wrongPasswordsPerAddress', networkOf(address), most - 1)
    expect((await guess(newId(), address)).status).toBe(401)
    expect((await signIn(username, { address })).status).toBe(429)
    expect((await signIn(username, { address: anAddress() })).status).toBe(200)
  })
})

describe('wrong passwords from many networks', () => {
  it('are refused after 100 in an hour', async () => {
    const username = await registered()
    const perAccount = THROTTLES.wrongPasswordsPerAccount
    await useUp('wrongPasswordsPerAccount', username.toLowerCase(), perAccount.limit - 1)
    expect((await guess(username, anAddress())).status).toBe(401)
    const closed = await signIn(username, { address: anAddress() })
    expect(closed.status).toBe(429)
    expect(closed.headers['retry-after']).toBe('3600')
    vi.setSystemTime(Date.now() + perAccount.windowSeconds * 1000)
    expect((await signIn(username, { address: anAddress() })).status).toBe(200)
  })
})

describe('an unknown username', () => {
  it.each([
    ['without a device mark', undefined],
    ['with a device mark', randomUUID()],
  ])('gets the same answers after the same calls %s', async (_, mark) => {
    const [known, unknown] = [await registered(), `niemand-${newId()}`]
    const [one, other] = [anAddress(), anAddress()]
    const costs = [
      await unitsOf(() => guess(known, one, mark)),
      await unitsOf(() => guess(unknown, other, mark)),
    ]
    expect(costs[0]?.calls).toBe(costs[1]?.calls)
    expect(refusalOf(await guess(known, one, mark))).toEqual(
      refusalOf(await guess(unknown, other, mark)),
    )
    expect(await guessTimes(limit - 1, known, one, mark)).toEqual(
      await guessTimes(limit - 1, unknown, other, mark),
    )
    expect((await guess(unknown, other, mark)).status).toBe(429)
  })
})

describe('a device that signed in before', () => {
  it('signs in when others used up every count of the account and of its network', async () => {
    const [username, address, deviceMark] = [await registered(), anAddress(), randomUUID()]
    expect((await signIn(username, { address, deviceMark })).status).toBe(200)
    await useUp('wrongPasswordsPerAccount', username.toLowerCase(), 100)
    await useUp('wrongPasswordsPerAddress', networkOf(address), 200)
    expect((await signIn(username, { address })).status).toBe(429)
    expect((await signIn(username, { address, deviceMark: randomUUID() })).status).toBe(429)
    expect((await signIn(username, { address, deviceMark })).status).toBe(200)
  })

  it('is refused after ten wrong passwords of its own, which do not count for others', async () => {
    const [username, address, deviceMark] = [await registered(), anAddress(), randomUUID()]
    await signIn(username, { address, deviceMark })
    const guesses = Array.from({ length: 12 }, () => guess(username, address, deviceMark))
    expect(await tally(guesses)).toEqual({ wrong: limit, refused: 2 })
    expect((await signIn(username, { address, deviceMark })).status).toBe(429)
    expect((await signIn(username, { address })).status).toBe(200)
  })

  it('is not known to another member', async () => {
    const [owner, victim] = [await registered(), await registered()]
    const [address, deviceMark] = [anAddress(), randomUUID()]
    await signIn(owner, { address, deviceMark })
    await guessTimes(limit, victim, address)
    expect((await guess(victim, address, deviceMark)).status).toBe(429)
  })

  it('is not known after a refused sign-in', async () => {
    const [username, address, deviceMark] = [await registered(), anAddress(), randomUUID()]
    await guessTimes(limit, username, address, deviceMark)
    expect((await guess(username, address, deviceMark)).status).toBe(429)
  })
})
