// Packets of pictures and of sound are written in the order in which they are played. Those of the sound come all at once, some time
// after the first pictures, which wait for them.
import { type Muxer, Packet, Rational } from 'node-av';
import type { EncodedPacket } from './sound-thread.ts';

/** Sound is written this far ahead of the picture, so that players find both close together. */
const AHEAD_SECONDS = 0.5;

/** A stream of the muxer's; its times are counted in parts of a second, `rate` of them. */
export interface Track {
  stream: number;
  rate: number;
}

/** @param sound undefined: there is none to wait for @param seconds length of the film, at which the sound is cut */
export const mixTracks = (muxer: Muxer, picture: Track, sound: Track | undefined, seconds: number) => {
  const pictures: Packet[] = [];
  let sounds: EncodedPacket[] | undefined = sound ? undefined : [];

  const write = (packet: Packet, { stream }: Track): void => {
    muxer.writePacketSync(packet, stream);
    packet.free();
  };
  const writeSoundUntil = (second: number): void => {
    while (sound && sounds?.[0] && Number(sounds[0].pts) < Math.min(second, seconds) * sound.rate)
      write(packetOf(sounds.shift()!, sound.rate), sound);
  };
  const writeAll = (): void => {
    if (sounds === undefined) return;
    for (const packet of pictures.splice(0)) {
      writeSoundUntil(Number(packet.pts) / picture.rate + AHEAD_SECONDS);
      write(packet, picture);
    }
  };

  return {
    /** Frees the packet. */
    writePicture(packet: Packet): void {
      pictures.push(packet);
      writeAll();
    },
    takeSounds(packets: EncodedPacket[]): void {
      sounds = packets;
    },
    /** Writes what is left. */
    end(): void {
      writeAll();
      writeSoundUntil(seconds);
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
