/** Short sounds, made when they are needed: nothing is loaded. */

let speaker: AudioContext | undefined;

/** A bell of one tone for each frequency, one after the other. */
export function ring(...tones: number[]): void {
  try {
    speaker ??= new AudioContext();
    const start = speaker.currentTime;
    tones.forEach((tone, place) => {
      const [source, volume] = [speaker!.createOscillator(), speaker!.createGain()];
      const at = start + place * 0.14;
      source.type = "sine";
      source.frequency.value = tone;
      volume.gain.setValueAtTime(0.0001, at);
      volume.gain.exponentialRampToValueAtTime(0.16, at + 0.015);
      volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.7);
      source.connect(volume).connect(speaker!.destination);
      source.start(at);
      source.stop(at + 0.75);
    });
  } catch {
    // a browser without sound, or one that wants a click first, stays silent
  }
}

/** It is the person's turn. */
export const ringTurn = () => ring(659, 880);
