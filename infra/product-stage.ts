import { Stage, Tags } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import type { Bundles } from './bundle.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { ApiStack } from './stacks/api-stack.ts'
import { DataStack } from './stacks/data-stack.ts'
import { EdgeAlarmsStack } from './stacks/edge-alarms-stack.ts'
import { EdgeStack } from './stacks/edge-stack.ts'
import { OpsStack } from './stacks/ops-stack.ts'
import { PipelineStack } from './stacks/pipeline-stack.ts'
import type { StageConfig } from './stages.ts'
import { storesOf } from './stores.ts'

export interface Product {
  readonly catalogue: Catalogue
  readonly bundles: Bundles
  readonly siteDir: string | undefined
}

/** One deployment of the whole product. */
export class ProductStage extends Stage {
  constructor(scope: Construct, stage: StageConfig, { catalogue, bundles, siteDir }: Product) {
    super(scope, stage.name, { env: { region: stage.region } })
    Tags.of(this).add('product', 'hoellenlaerm')
    Tags.of(this).add('stage', stage.name)
    const named = (part: string): { stackName: string; description: string } => ({
      stackName: `hoellenlaerm-${stage.name}-${part.toLowerCase()}`,
      description: `Höllenlärm ${stage.name}: ${part}`,
    })

    const data = new DataStack(this, 'Data', { stage, ...named('Data') })
    const stores = storesOf(stage, data.account)
    const originSecret = data.originSecret.secretValue.unsafeUnwrap()
    const shared = { stage, bundles, stores, catalogue }
    const pipeline = new PipelineStack(this, 'Pipeline', {
      ...shared,
      table: data.table,
      ...named('Pipeline'),
    })
    const { api } = new ApiStack(this, 'Api', {
      ...shared,
      queues: pipeline.queues,
      originSecret,
      ...named('Api'),
    })
    const { distribution } = new EdgeStack(this, 'Edge', {
      stage,
      api,
      mediaBucketName: stores.mediaBucketName,
      originSecret,
      siteDir,
      ...named('Edge'),
    })
    new EdgeAlarmsStack(this, 'EdgeAlarms', {
      stage,
      distributionId: distribution.distributionId,
      ...named('EdgeAlarms'),
    })
    const watched = {
      stage,
      api,
      table: data.table,
      stream: pipeline.stream,
      schedules: pipeline.schedules,
      queues: [...pipeline.effects.map(({ work }) => work), ...pipeline.queues.values()],
    }
    new OpsStack(this, 'Ops', { stage, watched, distribution, ...named('Ops') })
  }
}
