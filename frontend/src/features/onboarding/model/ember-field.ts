interface Ember {
  x: number
  y: number
  vx: number
  vy: number
  size: number
  age: number
  life: number
  hue: number
}

const CALM_PER_SECOND = 6
const WILD_PER_SECOND = 110
const BURST = 160
const MAX_EMBERS = 420
const LONGEST_FRAME_S = 0.05

const between = (low: number, high: number): number => low + Math.random() * (high - low)

/** Embers over a canvas: a few at rest, a storm at full power, and a burst when the hall answers. */
export class EmberField {
  power = 0
  private embers: Ember[] = []
  private owed = 0
  private frame = 0
  private before = 0
  private readonly canvas: HTMLCanvasElement
  private readonly pen: CanvasRenderingContext2D | null
  private readonly resizes: ResizeObserver

  constructor(canvas: HTMLCanvasElement) {
    this.canvas = canvas
    this.pen = canvas.getContext('2d')
    this.resizes = new ResizeObserver(() => this.fit())
  }

  start(): void {
    this.fit()
    this.resizes.observe(this.canvas)
    this.before = performance.now()
    this.frame = requestAnimationFrame(this.tick)
  }

  stop(): void {
    this.resizes.disconnect()
    cancelAnimationFrame(this.frame)
  }

  /** From the middle, in every direction. */
  burst(): void {
    const { width, height } = this.canvas
    for (let count = 0; count < BURST; count++) {
      const angle = between(0, 2 * Math.PI)
      const speed = between(80, 620)
      this.light({
        x: width / 2,
        y: height * 0.5,
        vx: Math.cos(angle) * speed,
        vy: Math.sin(angle) * speed - 120,
      })
    }
  }

  private fit(): void {
    this.canvas.width = this.canvas.clientWidth
    this.canvas.height = this.canvas.clientHeight
  }

  private light(from: Pick<Ember, 'x' | 'y' | 'vx' | 'vy'>): void {
    if (this.embers.length >= MAX_EMBERS) return
    this.embers.push({
      ...from,
      size: between(1, 3.5),
      age: 0,
      life: between(1.2, 3.2),
      hue: between(14, 38),
    })
  }

  private rise(seconds: number): void {
    const { width, height } = this.canvas
    this.owed += seconds * (CALM_PER_SECOND + this.power ** 2 * WILD_PER_SECOND)
    for (; this.owed >= 1; this.owed--) {
      this.light({
        x: between(0, width),
        y: height + 6,
        vx: between(-24, 24),
        vy: -between(60, 150) * (1 + 2.2 * this.power),
      })
    }
  }

  private move(seconds: number): void {
    for (const ember of this.embers) {
      ember.age += seconds
      ember.vx += between(-90, 90) * seconds
      ember.vx *= 1 - 0.6 * seconds
      ember.vy += (ember.vy > -60 ? -90 : 30) * seconds
      ember.x += ember.vx * seconds
      ember.y += ember.vy * seconds
    }
    this.embers = this.embers.filter(({ age, life, y }) => age < life && y > -10)
  }

  private draw(pen: CanvasRenderingContext2D): void {
    pen.clearRect(0, 0, this.canvas.width, this.canvas.height)
    pen.globalCompositeOperation = 'lighter'
    for (const { x, y, size, age, life, hue } of this.embers) {
      const glow = Math.sin(Math.PI * Math.min(1, age / life + 0.12))
      pen.fillStyle = `hsl(${hue} 100% 55% / ${glow * 0.22})`
      pen.fillRect(x - size * 1.6, y - size * 1.6, size * 3.2, size * 3.2)
      pen.fillStyle = `hsl(${hue + 8} 100% 68% / ${glow})`
      pen.fillRect(x - size / 2, y - size / 2, size, size)
    }
  }

  private readonly tick = (now: number): void => {
    const seconds = Math.min(LONGEST_FRAME_S, (now - this.before) / 1000)
    this.before = now
    this.frame = requestAnimationFrame(this.tick)
    this.rise(seconds)
    this.move(seconds)
    if (this.pen) this.draw(this.pen)
  }
}
