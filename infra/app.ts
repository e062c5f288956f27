import { App, Validations, type AppProps } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import config from '../cdk.json' with { type: 'json' }
import { ProductStage, type Product } from './product-stage.ts'
import type { StageConfig } from './stages.ts'

/** All stages as one app. It reads the context from cdk.json itself, so that it also applies without the CLI. */
export const productApp = (
  product: Product,
  stages: readonly StageConfig[],
  props: AppProps = {},
): App => {
  const app = new App({ ...props, context: config.context })
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
  for (const stage of stages) new ProductStage(app, stage, product)
  return app
}
