// Interleaves video and audio packets in playback order. Audio packets all arrive at once, some time after the first
// video packets, which wait for them.
import { type Muxer, Packet, Rational } from 'node-av';
import type { EncodedPacket } from './audio-thread.ts';

/** Audio is written this far ahead of video, so that players find both close together. */
const AHEAD_SECONDS = 0.5;

/** A stream of the muxer. Its timestamps count in 1/`rate` of a second. */
export interface Track {
  stream: number;
  rate: number;
}

/**
 * @param audio undefined: the video has no audio
 * @param seconds length of the video, at which the audio is cut
 */
export const createInterleaver = (muxer: Muxer, video: Track, audio: Track | undefined, seconds: number) => {
  const videoPackets: Packet[] = [];
  let audioPackets: EncodedPacket[] | undefined = audio ? undefined : [];

  const write = (packet: Packet, { stream }: Track): void => {
    muxer.writePacketSync(packet, stream);
    packet.free();
  };
  const writeAudioUntil = (second: number): void => {
    while (audio && audioPackets?.[0] && Number(audioPackets[0].pts) < Math.min(second, seconds) * audio.rate)
      write(packetOf(audioPackets.shift()!, audio.rate), audio);
  };
  const writeAll = (): void => {
    if (audioPackets === undefined) return;
    for (const packet of videoPackets.splice(0)) {
      writeAudioUntil(Number(packet.pts) / video.rate + AHEAD_SECONDS);
      write(packet, video);
    }
  };

  return {
    /** Writes or queues a video packet, and frees it. */
    writePicture(packet: Packet): void {
      videoPackets.push(packet);
      writeAll();
    },
    takeSounds(packets: EncodedPacket[]): void {
      audioPackets = packets;
    },
    /** Writes the remaining packets. */
    end(): void {
      writeAll();
      writeAudioUntil(seconds);
    },
  };
};

const packetOf = ({ data, pts, duration, flags }: EncodedPacket, rate: number): Packet => {
  const packet = new Packet();
  packet.alloc();
  packet.data = Buffer.from(data.buffer as ArrayBuffer, data.byteOffset, data.byteLength);
  packet.timeBase = new Rational(1, rate);
  packet.flags = flags;
  packet.duration = duration;
  packet.pts = pts;
  packet.dts = pts;
  return packet;
};
