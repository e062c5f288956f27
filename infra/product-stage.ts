import { Stage, Tags, type Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import type { Bundles } from './bundle.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { queueAddresses } from './constructs/work-queue.ts'
import { ApiStack } from './stacks/api-stack.ts'
import { DataStack } from './stacks/data-stack.ts'
import { EdgeAlarmsStack } from './stacks/edge-alarms-stack.ts'
import { EdgeStack } from './stacks/edge-stack.ts'
import { LiveStack } from './stacks/live-stack.ts'
import { OpsStack } from './stacks/ops-stack.ts'
import { PipelineStack } from './stacks/pipeline-stack.ts'
import type { StageConfig } from './stages.ts'
import { storesOf } from './stores.ts'
import { tagsOf } from './table-settings.ts'

export interface Product {
  readonly catalogue: Catalogue
  readonly bundles: Bundles
  readonly siteDir: string | undefined
}

/** Stacks name resources of each other without references, so CloudFormation does not know their order. */
const inOrder = (stacks: readonly Stack[]): void => {
  for (const [position, stack] of stacks.entries())
    for (const earlier of stacks.slice(0, position)) stack.addStackDependency(earlier)
}

/** One deployment of the whole product. */
export class ProductStage extends Stage {
  constructor(scope: Construct, stage: StageConfig, { catalogue, bundles, siteDir }: Product) {
    super(scope, stage.name, { env: { region: stage.region } })
    for (const [key, value] of Object.entries(tagsOf(stage))) Tags.of(this).add(key, value)
    const named = (part: string): { stackName: string; description: string } => ({
      stackName: `hoellenlaerm-${stage.name}-${part.toLowerCase()}`,
      description: `Höllenlärm ${stage.name}: ${part}`,
    })

    const data = new DataStack(this, 'Data', { stage, ...named('Data') })
    const stores = storesOf(stage, data.account)
    const functions = { stage, bundles, stores, catalogue }
    const live = new LiveStack(this, 'Live', { ...functions, queues: new Map(), ...named('Live') })
    const liveApiId = live.api.apiId
    const shared = { ...functions, liveApiId }
    const pipeline = new PipelineStack(this, 'Pipeline', {
      ...shared,
      table: data.table,
      ...named('Pipeline'),
    })
    const api = new ApiStack(this, 'Api', {
      ...shared,
      queues: queueAddresses(stage, data.account, pipeline.queues.keys()),
      ...named('Api'),
    })
    const edge = new EdgeStack(this, 'Edge', {
      stage,
      apiId: api.api.apiId,
      liveApiId,
      mediaBucketName: stores.mediaBucketName,
      originSecret: api.originSecret,
      siteDir,
      ...named('Edge'),
    })
    const { distributionId } = edge.distribution
    const edgeAlarms = new EdgeAlarmsStack(this, 'EdgeAlarms', {
      stage,
      distributionId,
      ...named('EdgeAlarms'),
    })
    const watched = {
      apiId: api.api.apiId,
      liveApiId,
      distributionId,
      streamSourceId: pipeline.stream.source.eventSourceMappingId,
      dispatcher: catalogue.dispatcher.name,
      schedules: catalogue.schedules.map(({ name }) => name),
      queues: [...pipeline.effects.map(({ work }) => work), ...pipeline.queues.values()],
    }
    const ops = new OpsStack(this, 'Ops', { stage, watched, ...named('Ops') })
    inOrder([data, live, pipeline, api, edge, ops, edgeAlarms])
  }
}
