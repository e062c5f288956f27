import { onlineManager } from '@tanstack/react-query'
import { MAX_WATCHED } from '#shared/api/live.ts'
import { onWake } from '../device-sleep.ts'
import { restPolls, runHinted } from './control-polls.ts'
import { retryDelay } from './backoff.ts'
import { openChannel, type Channel } from './channel.ts'
import { collectHints } from './hints.ts'
import { LIVE_WAITS, type LiveWaits } from './live-waits.ts'
import { setTypingSender } from './typing.ts'
import { subscribeToWatched, watchedNow } from './watched.ts'

/** Why there is no ticket. */
export interface Refusal {
  /** Not to be asked again before. */
  readonly retryAfterMs: number
}

/** A new address with a ticket for the channel, or why there is none. */
export type RequestUrl = (signal: AbortSignal) => Promise<string | Refusal>

type Timer = ReturnType<typeof setTimeout> | undefined

const mayConnect = (): boolean => onlineManager.isOnline()

/**
 * Keeps one live channel open: hints run polls, and polls rest while it is healthy. Returns a function that ends it
 * (docs/product/waits-and-polling.md#live-channel).
 */
export const runLive = (requestUrl: RequestUrl, waits: LiveWaits = LIVE_WAITS): (() => void) =>
  new LiveClient(requestUrl, waits).start()

class LiveClient {
  private readonly requestUrl: RequestUrl
  private readonly waits: LiveWaits
  private readonly hints
  private readonly ends: (() => void)[] = []
  private channel: Channel | undefined
  /** Aborts the request for a ticket. */
  private request: AbortController | undefined
  /** The tab has been hidden for long. */
  private isAsleep = document.hidden
  private failures = 0
  private attemptedAt = -Infinity
  private caughtUpAt = -Infinity
  private retryTimer: Timer
  private healthTimer: Timer
  private stableTimer: Timer
  private hiddenTimer: Timer
  private watchTimer: Timer
  private catchUpTimer: Timer

  constructor(requestUrl: RequestUrl, waits: LiveWaits) {
    this.requestUrl = requestUrl
    this.waits = waits
    this.hints = collectHints(waits)
  }

  start(): () => void {
    const follow = () => this.followVisibility()
    document.addEventListener('visibilitychange', follow)
    this.ends.push(
      () => document.removeEventListener('visibilitychange', follow),
      onWake(() => this.reopen()),
      onlineManager.subscribe((isOnline) => {
        if (isOnline) this.resume()
        else this.disconnect()
      }),
      subscribeToWatched(() => {
        clearTimeout(this.watchTimer)
        this.watchTimer = setTimeout(() => this.sendWatched(), this.waits.watch)
      }),
    )
    if (!document.hidden) void this.connect()
    return () => this.stop()
  }

  /** Whether there is a channel, or an attempt is running. */
  private isBusy(): boolean {
    return this.channel !== undefined || this.request !== undefined
  }

  private stop(): void {
    this.disconnect()
    this.hints.stop()
    clearTimeout(this.hiddenTimer)
    clearTimeout(this.watchTimer)
    for (const end of this.ends) end()
  }

  private async connect(): Promise<void> {
    clearTimeout(this.retryTimer)
    if (!mayConnect() || this.isBusy()) return
    const request = new AbortController()
    this.request = request
    this.attemptedAt = Date.now()
    const answer = await this.requestUrl(request.signal)
    if (request.signal.aborted) return
    this.request = undefined
    if (typeof answer === 'string') this.open(answer)
    else this.retry(answer.retryAfterMs)
  }

  private open(url: string): void {
    this.channel = openChannel(
      url,
      {
        onOpen: () => this.noteOpen(),
        onHint: (hint) => this.hints.note(hint),
        onLost: () => {
          this.disconnect()
          this.retry(0)
        },
      },
      this.waits,
    )
  }

  private noteOpen(): void {
    this.healthTimer = setTimeout(restPolls, this.waits.healthy, true)
    this.stableTimer = setTimeout(() => {
      this.failures = 0
    }, this.waits.stable)
    setTypingSender((id) => this.channel?.send({ action: 'typing', id }))
    if (watchedNow().length > 0) this.sendWatched()
    this.catchUp()
  }

  /** Hints may have been missed while there was no channel. Soon after the last time, it waits for the next one. */
  private catchUp(): void {
    const early = this.caughtUpAt + this.waits.catchUp - Date.now()
    clearTimeout(this.catchUpTimer)
    if (early > 0) {
      this.catchUpTimer = setTimeout(() => this.catchUp(), early)
      return
    }
    this.caughtUpAt = Date.now()
    runHinted()
  }

  private sendWatched(): void {
    this.channel?.send({ action: 'watch', watched: watchedNow().slice(0, MAX_WATCHED) })
  }

  private disconnect(): void {
    clearTimeout(this.retryTimer)
    clearTimeout(this.healthTimer)
    clearTimeout(this.stableTimer)
    clearTimeout(this.catchUpTimer)
    setTypingSender(undefined)
    this.request?.abort()
    this.request = undefined
    this.channel?.close()
    this.channel = undefined
    restPolls(false)
  }

  private retry(askedMs: number): void {
    const delay = retryDelay(this.failures, this.waits, askedMs)
    this.failures += 1
    this.connectIn(delay)
  }

  private connectIn(ms: number): void {
    clearTimeout(this.retryTimer)
    this.retryTimer = setTimeout(() => {
      void this.connect()
    }, ms)
  }

  /** Connects soon, because the reason for waiting is gone. */
  private resume(): void {
    if (this.isBusy() || this.isAsleep) return
    const earliest = this.attemptedAt + this.waits.resumeGap - Date.now()
    this.connectIn(Math.max(0, earliest) + Math.random() * this.waits.resume)
  }

  private followVisibility(): void {
    clearTimeout(this.hiddenTimer)
    if (!document.hidden) {
      this.isAsleep = false
      this.resume()
      return
    }
    this.hiddenTimer = setTimeout(() => {
      this.isAsleep = true
      this.disconnect()
    }, this.waits.hidden)
  }

  /** A channel does not survive the sleep of a device. */
  private reopen(): void {
    if (!this.channel) return
    this.disconnect()
    this.resume()
  }
}
