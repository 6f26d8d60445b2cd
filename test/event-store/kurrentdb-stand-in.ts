/**
 * NOT a database: a stand-in that answers the part of KurrentDB's gRPC protocol which our adapter uses, made from the
 * client's own generated service definitions. It checks our use of the protocol (what we send, how we take each kind
 * of answer), not the behaviour of the real server; for that, the contract runs against one if EVENTSTORE_URL is set.
 */
import { once } from 'node:events';
import * as grpc from '@grpc/grpc-js';
import * as features from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/serverfeatures_grpc_pb.js';
import * as featuresPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/serverfeatures_pb.js';
import * as shared from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/shared_pb.js';
import * as statusPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/status_pb.js';
import * as streams from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_grpc_pb.js';
import * as pb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js';
import { Any } from 'google-protobuf/google/protobuf/any_pb.js';
import { type Proposed, type Recorded, StandInLog } from './stand-in-log.js';

export interface StandIn {
  readonly port: number;
  /** How many events it has sent to followers. */
  sent(): number;
  stop(): void;
}

export interface StandInOptions {
  readonly firstPosition?: number;
  /** Answers whoever wants to follow that he may not. */
  readonly deniesFollowing?: boolean;
}

export const startStandIn = async (options: StandInOptions = {}): Promise<StandIn> => {
  const log = new StandInLog(options.firstPosition ?? 0);
  const server = new grpc.Server();
  server.addService(features.ServerFeaturesService, { getSupportedMethods });
  server.addService(streams.StreamsService, {
    read: (call: ReadCall) => void read(log, call, options),
    batchAppend: (call: BatchAppendCall) => batchAppend(log, call),
    tombstone: (call: TombstoneCall, answer: grpc.sendUnaryData<pb.TombstoneResp>) => tombstone(log, call, answer),
  });
  const port = await new Promise<number>((resolve, reject) =>
    server.bindAsync('127.0.0.1:0', grpc.ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    ),
  );
  return { port, sent: () => log.sent, stop: () => server.forceShutdown() };
};

type ReadCall = grpc.ServerWritableStream<pb.ReadReq, pb.ReadResp>;
type BatchAppendCall = grpc.ServerDuplexStream<pb.BatchAppendReq, pb.BatchAppendResp>;
type TombstoneCall = grpc.ServerUnaryCall<pb.TombstoneReq, pb.TombstoneResp>;

const getSupportedMethods = (_: unknown, answer: grpc.sendUnaryData<featuresPb.SupportedMethods>): void => {
  const methods = ['read', 'append', 'batchappend', 'tombstone'].map((name) =>
    new featuresPb.SupportedMethod().setServiceName('event_store.client.streams.streams').setMethodName(name),
  );
  answer(null, new featuresPb.SupportedMethods().setEventStoreServerVersion('24.10.0').setMethodsList(methods));
};

// Append -------------------------------------------------------------------------------------------------------------

const batchAppend = (log: StandInLog, call: BatchAppendCall): void => {
  const begun = new Map<string, { options: pb.BatchAppendReq.Options; events: Proposed[] }>();
  call.on('end', () => call.end());
  call.on('error', () => undefined);
  call.on('data', (request: pb.BatchAppendReq) => {
    const correlation = request.getCorrelationId()!;
    const options = request.getOptions();
    if (options) begun.set(correlation.getString(), { options, events: [] });
    const batch = begun.get(correlation.getString())!;
    batch.events.push(...request.getProposedMessagesList().map(proposed));
    if (!request.getIsFinal()) return;
    begun.delete(correlation.getString());
    const answer = answerAppend(log, batch.options, batch.events);
    call.write(answer.setCorrelationId(correlation).setStreamIdentifier(batch.options.getStreamIdentifier()));
  });
};

const proposed = (message: pb.BatchAppendReq.ProposedMessage): Proposed => ({
  id: message.getId()!.getString(),
  type: message.getMetadataMap().get('type')!,
  contentType: message.getMetadataMap().get('content-type')!,
  data: message.getData_asU8(),
  metadata: message.getCustomMetadata_asU8(),
});

const answerAppend = (log: StandInLog, options: pb.BatchAppendReq.Options, events: Proposed[]): pb.BatchAppendResp => {
  if (!options.hasNoStream() && !options.hasStreamPosition()) return failed('BadRequest', new shared.BadRequest());
  const expected = options.hasNoStream() ? -1 : Number(options.getStreamPosition());
  const stream = nameOf(options.getStreamIdentifier());
  const verdict = log.append(stream, expected, events);
  switch (verdict.kind) {
    case 'deleted':
      return failed('StreamDeleted', new shared.StreamDeleted().setStreamIdentifier(identifier(stream)));
    case 'conflict': {
      const details = new shared.WrongExpectedVersion();
      if (verdict.current === -1) details.setCurrentNoStream(new shared.Empty());
      else details.setCurrentStreamRevision(`${verdict.current}`);
      return failed('WrongExpectedVersion', details);
    }
    case 'written':
    case 'repeated': {
      const success = new pb.BatchAppendResp.Success().setCurrentRevision(`${verdict.last.revision}`);
      // A server that has not yet indexed what is repeated cannot say where it is: that has to be coped with as well.
      if (verdict.kind === 'repeated') success.setNoPosition(new shared.Empty());
      else success.setPosition(allPosition(verdict.last.position));
      return new pb.BatchAppendResp().setSuccess(success);
    }
  }
};

const failed = (type: string, details: { serializeBinary(): Uint8Array }): pb.BatchAppendResp => {
  const any = new Any();
  any.pack(details.serializeBinary(), `event_store.client.${type}`);
  return new pb.BatchAppendResp().setError(new statusPb.Status().setMessage(type).setDetails(any));
};

// Delete -------------------------------------------------------------------------------------------------------------

const tombstone = (log: StandInLog, call: TombstoneCall, answer: grpc.sendUnaryData<pb.TombstoneResp>): void => {
  const options = call.request.getOptions()!;
  if (!options.hasNoStream() && !options.hasRevision()) return answer({ code: grpc.status.INVALID_ARGUMENT });
  const expected = options.hasNoStream() ? -1 : Number(options.getRevision());
  const stream = nameOf(options.getStreamIdentifier());
  const verdict = log.tombstone(stream, expected);
  if (verdict.kind === 'deleted') return answer(streamDeleted(stream));
  if (verdict.kind === 'conflict') {
    const metadata = { 'expected-version': `${expected}`, 'actual-version': `${verdict.current}` };
    return answer(exception('wrong-expected-version', stream, metadata));
  }
  const position = new pb.TombstoneResp.Position().setCommitPosition(`${verdict.last.position}`);
  answer(null, new pb.TombstoneResp().setPosition(position));
};

const exception = (name: string, stream: string, more: Record<string, string> = {}): grpc.StatusObject => {
  const metadata = new grpc.Metadata();
  for (const [key, value] of Object.entries({ exception: name, 'stream-name': stream, ...more })) {
    metadata.set(key, value);
  }
  return { code: grpc.status.FAILED_PRECONDITION, details: name, metadata };
};

const streamDeleted = (stream: string): grpc.StatusObject => exception('stream-deleted', stream);

// Read ---------------------------------------------------------------------------------------------------------------

const read = async (log: StandInLog, call: ReadCall, { deniesFollowing }: StandInOptions): Promise<void> => {
  const options = call.request.getOptions()!;
  if (options.hasAll() && deniesFollowing) call.emit('error', exception('access-denied', '$all'));
  else if (options.hasAll() && options.hasSubscription()) await follow(log, call, options);
  else if (options.hasAll()) readAllBackwards(log, call, options);
  else readStream(log, call, options);
};

const readStream = (log: StandInLog, call: ReadCall, options: pb.ReadReq.Options): void => {
  const from = options.getStream()!;
  const stream = nameOf(from.getStreamIdentifier());
  if (log.isDeleted(stream)) return void call.emit('error', streamDeleted(stream));
  const events = log.stream(stream);
  if (events.length === 0) {
    const notFound = new pb.ReadResp.StreamNotFound().setStreamIdentifier(identifier(stream));
    call.write(new pb.ReadResp().setStreamNotFound(notFound));
    return void call.end();
  }
  const start = from.hasRevision() ? Number(from.getRevision()) : from.hasEnd() ? Infinity : 0;
  const forwards = options.getReadDirection() === pb.ReadReq.Options.ReadDirection.FORWARDS;
  const inOrder = forwards
    ? events.filter(({ revision }) => revision >= start)
    : events.filter(({ revision }) => revision <= start).reverse();
  for (const event of inOrder.slice(0, Number(options.getCount()))) call.write(told(event, options));
  call.end();
};

/** $all from its end: what is told lies between things of the server's own. */
const readAllBackwards = (log: StandInLog, call: ReadCall, options: pb.ReadReq.Options): void => {
  for (const event of log.all.toReversed().slice(0, Number(options.getCount()))) call.write(told(event, options));
  call.end();
};

/** A subscription to $all: history after the position, then whatever is appended, minus what the filter drops. */
const follow = async (log: StandInLog, call: ReadCall, options: pb.ReadReq.Options): Promise<void> => {
  const all = options.getAll()!;
  const after = all.hasPosition() ? Number(all.getPosition()!.getCommitPosition()) : 0;
  const pattern = new RegExp(options.getFilter()!.getEventType()!.getRegex());
  const gone = new AbortController();
  call.on('cancelled', () => gone.abort());
  call.on('close', () => gone.abort());
  call.write(
    new pb.ReadResp().setConfirmation(new pb.ReadResp.SubscriptionConfirmation().setSubscriptionId('stand-in')),
  );
  for (let i = 0; !gone.signal.aborted; i++) {
    if (i === log.all.length) {
      call.write(new pb.ReadResp().setCaughtUp(new pb.ReadResp.CaughtUp()));
      await once(log.grown, 'grown', gone).catch(() => undefined);
      if (gone.signal.aborted) return;
    }
    const event = log.all[i];
    if (event.position <= after || !pattern.test(event.type)) continue;
    log.sent++;
    if (!call.write(told(event, options))) await once(call, 'drain', gone).catch(() => undefined);
  }
};

const told = (event: Recorded, options: pb.ReadReq.Options): pb.ReadResp => {
  const recorded = new pb.ReadResp.ReadEvent.RecordedEvent()
    .setId(uuid(event.id, options.getUuidOption()!.hasString()))
    .setStreamIdentifier(identifier(event.stream))
    .setStreamRevision(`${event.revision}`)
    .setCommitPosition(`${event.position}`)
    .setPreparePosition(`${event.position}`)
    .setData(event.data)
    .setCustomMetadata(event.metadata);
  recorded.getMetadataMap().set('type', event.type).set('content-type', event.contentType).set('created', '0');
  const readEvent = new pb.ReadResp.ReadEvent().setEvent(recorded).setCommitPosition(`${event.position}`);
  return new pb.ReadResp().setEvent(readEvent);
};

const uuid = (id: string, asText: boolean): shared.UUID => {
  if (asText) return new shared.UUID().setString(id);
  const half = (hex: string) => BigInt.asIntN(64, BigInt(`0x${hex}`)).toString();
  const hex = id.replaceAll('-', '');
  const structured = new shared.UUID.Structured()
    .setMostSignificantBits(half(hex.slice(0, 16)))
    .setLeastSignificantBits(half(hex.slice(16)));
  return new shared.UUID().setStructured(structured);
};

const nameOf = (id: shared.StreamIdentifier | undefined): string => Buffer.from(id!.getStreamName_asU8()).toString();
const identifier = (stream: string) => new shared.StreamIdentifier().setStreamName(Buffer.from(stream));
const allPosition = (position: number) =>
  new shared.AllStreamPosition().setCommitPosition(`${position}`).setPreparePosition(`${position}`);
