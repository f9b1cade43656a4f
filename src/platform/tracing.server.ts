import { type Attributes, context, type Span, SpanStatusCode, trace } from '@opentelemetry/api';
import { environment } from './environment.server.ts';

let isTracing = false;

/**
 * Sends traces to OTEL_EXPORTER_OTLP_ENDPOINT. The packages are loaded only then; without it every
 * call below does nothing else than its work. Returns what sends the rest and stops.
 */
export async function startTracing(): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, TRACE_RATIO } = environment();
  if (!endpoint) return async () => {};
  const [sdk, { AsyncLocalStorageContextManager }, { OTLPTraceExporter }, resources] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': 'fustat' }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(TRACE_RATIO) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  isTracing = true;
  return async () => {
    isTracing = false;
    await provider.shutdown().catch(() => {});
  };
}

/** Runs work in a span. Attributes never contain what people typed: routes, tables, counts. */
export async function traceWork<Result>(
  name: string,
  attributes: () => Attributes,
  work: (span?: Span) => Promise<Result>,
): Promise<Result> {
  if (!isTracing) return work();
  return trace.getTracer('fustat').startActiveSpan(name, { attributes: attributes() }, (span) =>
    work(span).then(
      (result) => {
        span.end();
        return result;
      },
      (error: unknown) => {
        // Its message may repeat a row.
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
        throw error;
      },
    ),
  );
}

/** The function that called into the platform: the service. Costs a stack, so only while tracing. */
export function callingService(): string {
  if (!isTracing) return '';
  const frames = (new Error().stack ?? '').split('\n').slice(1);
  const names = frames.map((frame) => /at (?:async )?([\w$.]+) \(/.exec(frame)?.[1] ?? '');
  return names.find((name) => name !== '' && !ownFunctions.test(name)) ?? 'service';
}

const ownFunctions =
  /^(callingService|runPipeline|runOnReplica|traceService|traceWork|runTransaction|retryDeadlocks|Object\.|new |process\.|Promise\.)/;
