import { onTestFinished, vi } from 'vitest'
import type { PushState } from '#shared/api/push.ts'
import { pushState } from '#shared/api/push.ts'
import { deviceIdOf } from '../platform/push/device-id.ts'
import type { FakeApi } from './fake-api.ts'
import { aPushState, PUBLIC_KEY } from './push-state.ts'

export const OTHER_DEVICE = {
  id: 'f'.repeat(32),
  name: 'Firefox auf Linux',
  createdAt: '2026-11-01T10:00:00.000Z',
  lastUsedAt: null,
}

/** The state of a member who receives push at an endpoint. */
export const aStateWith = async (
  endpoint: string,
  change: Partial<PushState> = {},
): Promise<PushState> => {
  const own = { ...OTHER_DEVICE, id: await deviceIdOf(endpoint), name: 'Chrome auf Android' }
  return aPushState({ enabled: true, devices: [own], ...change })
}

/** Answers the state, which the test may change. */
export const answerPush = (api: FakeApi, state: PushState) => {
  const shown = { state }
  api.on(pushState, () => shown.state)
  return shown
}

const bytesOf = (key: string): ArrayBuffer => {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0).buffer
}

class FakeSubscription {
  readonly endpoint: string
  readonly options: { applicationServerKey: ArrayBuffer }
  private readonly browser: FakePushBrowser

  constructor(browser: FakePushBrowser, endpoint: string, key: string) {
    this.browser = browser
    this.endpoint = endpoint
    this.options = { applicationServerKey: bytesOf(key) }
  }

  unsubscribe(): Promise<boolean> {
    if (this.browser.fails) return Promise.reject(new Error('The browser fails.'))
    this.browser.subscription = null
    return Promise.resolve(true)
  }

  toJSON() {
    const keys = { p256dh: 'B'.repeat(87), auth: 'C'.repeat(22) }
    return { endpoint: this.endpoint, expirationTime: null, keys }
  }
}

interface FakeNotification {
  readonly tag: string
  readonly close: () => void
}

/** What the browser has for push: permission, subscription, and the notifications on the screen. */
export class FakePushBrowser {
  permission: NotificationPermission = 'granted'
  /** What the member answers when the browser asks. */
  answer: NotificationPermission = 'granted'
  subscription: FakeSubscription | null = null
  /** Subscribing and unsubscribing fail. */
  fails = false
  /** The state of the service worker; only an active one can subscribe. */
  worker: 'active' | 'installing' | 'none' = 'active'
  shown: FakeNotification[] = []
  private endpoints = 0
  private readonly container = new EventTarget()

  show(...tags: readonly string[]): void {
    this.shown = tags.map((tag) => ({
      tag,
      close: () => {
        this.shown = this.shown.filter((one) => one.tag !== tag)
      },
    }))
  }

  shownTags(): readonly string[] {
    return this.shown.map(({ tag }) => tag)
  }

  subscribed(endpoint: string, key = PUBLIC_KEY): void {
    this.subscription = new FakeSubscription(this, endpoint, key)
  }

  /** The service worker is installed. */
  activate(): void {
    this.worker = 'active'
    this.container.dispatchEvent(new Event('ready'))
  }

  /** A message of the service worker. Returns what the page answers through its port. */
  post(data: unknown): readonly unknown[] {
    const answers: unknown[] = []
    const port = { postMessage: (answer: unknown) => answers.push(answer) }
    this.container.dispatchEvent(Object.assign(new Event('message'), { data, ports: [port] }))
    return answers
  }

  private readonly subscribe = (options: {
    readonly applicationServerKey: string
  }): Promise<FakeSubscription> => {
    if (this.fails) return Promise.reject(new Error('The browser fails.'))
    this.endpoints += 1
    this.subscription ??= new FakeSubscription(
      this,
      `https://push.example/new-${String(this.endpoints)}`,
      options.applicationServerKey,
    )
    return Promise.resolve(this.subscription)
  }

  /** Puts them where the app finds them. */
  install(): this {
    onTestFinished(removePushBrowser)
    const registration = Object.assign(new EventTarget(), {
      pushManager: {
        getSubscription: () => Promise.resolve(this.subscription),
        subscribe: this.subscribe,
      },
      getNotifications: () => Promise.resolve(this.shown),
      update: () => Promise.resolve(),
      waiting: null,
    })
    const state = () => this.worker
    Object.defineProperty(registration, 'installing', {
      get: () => (state() === 'installing' ? {} : null),
    })
    const ready = new Promise((resolve) => {
      const isReady = () => resolve(registration)
      if (state() === 'active') isReady()
      else this.container.addEventListener('ready', isReady, { once: true })
    })
    const serviceWorker = Object.assign(this.container, {
      ready,
      controller: null,
      register: () => Promise.resolve(registration),
      startMessages: () => undefined,
      getRegistration: () => Promise.resolve(state() === 'none' ? undefined : registration),
    })
    const permission = () => this.permission
    vi.stubGlobal('PushManager', () => undefined)
    vi.stubGlobal('Notification', {
      get permission() {
        return permission()
      },
      requestPermission: () => {
        this.permission = this.answer
        return Promise.resolve(this.answer)
      },
    })
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
    return this
  }
}

/** The app needs it until its end, which comes after each `afterEach` of a test file. */
const removePushBrowser = (): void => {
  Reflect.deleteProperty(globalThis, 'PushManager')
  Reflect.deleteProperty(globalThis, 'Notification')
  Reflect.deleteProperty(navigator, 'serviceWorker')
}
