import { Dashboard, GraphWidget, type IMetric } from 'aws-cdk-lib/aws-cloudwatch'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import type { Watched } from './alarms.ts'
import { apiMetrics, edgeMetrics, queueMetrics, streamMetrics, tableMetrics } from './metrics.ts'

/** The first view in an incident: availability, latency, backlogs and consumption. */
export const productDashboard = (
  scope: Construct,
  stageName: string,
  { api, table, stream, queues }: Watched,
  distribution: Distribution,
): Dashboard => {
  const { requests, failed, refused, p99 } = apiMetrics(api)
  const edge = edgeMetrics(distribution)
  const units = tableMetrics(table)
  return new Dashboard(scope, 'Dashboard', {
    dashboardName: `hoellenlaerm-${stageName}`,
    widgets: [
      [
        graph('API calls', [requests, refused, failed]),
        graph('API latency', [p99]),
        graph('Edge', [edge.requests], [edge.failedShare]),
      ],
      [
        graph('Table units', [units.reads, units.writes]),
        graph('Table throttles', [units.readThrottles, units.writeThrottles]),
        graph('Stream age', [streamMetrics(stream).ageMs]),
      ],
      [
        graph(
          'Queue age',
          queues.map((work) => queueMetrics(work).ageSeconds),
        ),
        graph(
          'Failed messages',
          queues.map((work) => queueMetrics(work).failed),
        ),
      ],
    ],
  })
}

const graph = (title: string, left: IMetric[], right: IMetric[] = []): GraphWidget =>
  new GraphWidget({ title, left, right, width: 8 })
