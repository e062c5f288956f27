import { createQueue } from './sqs-engine.ts'

export const queues = { first: await createQueue('first'), second: await createQueue('second') }

process.env['EFFECT_ROUTES'] = JSON.stringify({
  prefix: queues.first.slice(0, -'first'.length),
  queues: 'first second nowhere',
  events: 'Post.created 0,Post.changed 0 1,Post.removed 0 2',
})
