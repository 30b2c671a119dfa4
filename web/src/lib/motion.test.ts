import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Motion, shiftOf, startOf, type Box } from "./motion";

const box = (x: number, y: number, width = 10, height = 10): Box => ({ x, y, width, height });

/** What was asked to move, from where, and after how long a wait. */
const asked: { piece: string; from: unknown; delay: number; finish: ReturnType<typeof vi.fn> }[] = [];
let clock = 0;
let cancelled = 0;

/** Puts marked elements on the page: "piece@x", "piece<place@x" or "[place]@x". */
function show(...marks: string[]): void {
  document.body.replaceChildren();
  for (const mark of marks) {
    const [name, x] = mark.split("@");
    const element = document.createElement("div");
    if (name!.startsWith("[")) element.dataset.place = name!.slice(1, -1);
    else [element.dataset.piece, element.dataset.from] = name!.split("<") as [string, string];
    if (!name!.includes("<")) delete element.dataset.from;
    put(element, Number(x));
    document.body.append(element);
  }
}

function put(element: HTMLElement, x: number): void {
  element.getBoundingClientRect = () => box(x, 0) as DOMRect;
  element.animate = ((frames: Keyframe[], { delay }: { delay: number }) => {
    const finish = vi.fn();
    asked.push({ piece: element.dataset.piece!, from: frames[0]!.translate, delay, finish });
    const endTime = { getComputedTiming: () => ({ endTime: 220 }) };
    return { finish, cancel: () => (cancelled += 1), effect: endTime };
  }) as unknown as Element["animate"];
}

function change(motion: Motion, ...marks: string[]): void {
  motion.read();
  show(...marks);
  motion.play();
}

beforeEach(() => {
  asked.length = 0;
  [clock, cancelled] = [1000, 0];
  vi.spyOn(performance, "now").mockImplementation(() => clock);
  document.getAnimations = () => [];
});
afterEach(() => vi.restoreAllMocks());

describe("a shift", () => {
  it("goes from middle to middle", () => {
    expect(shiftOf(box(0, 0), box(30, 40))).toEqual({ x: -30, y: -40, scale: 1 });
    expect(shiftOf(box(0, 0, 20, 20), box(30, 40))).toEqual({ x: -25, y: -35, scale: 2 });
  });
  it("is none where nothing has moved", () => {
    expect(shiftOf(box(0, 0), box(1, 1))).toBeNull();
  });
  it("fits a piece into what it comes from without bending it", () => {
    expect(shiftOf(box(0, 0, 300, 40), box(0, 200, 60, 80))!.scale).toBe(0.5);
    expect(shiftOf(box(0, 0, 300, 0), box(0, 200, 60, 0))!.scale).toBe(5);
    expect(shiftOf(box(0, 0, 0, 0), box(0, 200, 60, 0))!.scale).toBe(1);
  });
});

describe("a start", () => {
  it("is in the units of a drawing, whatever its scale on the screen", () => {
    const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
    const piece = document.createElementNS("http://www.w3.org/2000/svg", "rect");
    group.append(piece);
    drawing.append(group);
    // 400 units are 200 pixels, and the board is zoomed twice: 400 pixels of the screen
    Object.defineProperty(piece, "ownerSVGElement", { value: drawing });
    Object.defineProperty(drawing, "clientWidth", { value: 200 });
    drawing.getBoundingClientRect = () => ({ left: 50, top: 0, width: 400 }) as DOMRect;
    group.getCTM = () => ({ inverse: () => ({ a: 2, b: 0, c: 0, d: 2, e: 0, f: 0 }) }) as DOMMatrix;
    expect(startOf(piece, box(150, 100, 0, 0), { x: -30, y: 10, scale: 1 }).translate).toBe("-30px 10px");
    // half as large about the piece's middle, (100, 100) in units
    expect(startOf(piece, box(150, 100, 0, 0), { x: 0, y: 0, scale: 0.5 }).translate).toBe("50px 50px");
  });
});

describe("motion", () => {
  it("moves what was elsewhere, and nothing else", () => {
    const motion = new Motion(() => 220);
    show("a@0", "b@50");
    change(motion, "a@100", "b@50", "c@9");
    expect(asked).toMatchObject([{ piece: "a", from: "-100px 0px", delay: 0 }]);
  });
  it("brings what is new from its place or piece as it was before", () => {
    const motion = new Motion(() => 220);
    show("[hand]@0", "a@40");
    change(motion, "[hand]@500", "b<hand@100", "c<a@100", "d<nowhere@100");
    expect(asked.map(({ piece, from }) => [piece, from])).toEqual([
      ["b", "-100px 0px"],
      ["c", "-60px 0px"],
    ]);
  });
  it("waits for what is under way, and gives up waiting when too much is in line", () => {
    const motion = new Motion(() => 220);
    show("a@0", "b@0", "c@0", "d@0", "e@0", "f@0");
    const moved = ["a", "b", "c", "d", "e"];
    for (const [count] of moved.entries()) {
      motion.read();
      put(document.body.children[count] as HTMLElement, 100);
      motion.play();
    }
    const last = (piece: string) => asked.findLast((move) => move.piece === piece)!.delay;
    expect(asked.filter(({ piece }) => piece === "b")[0]!.delay).toBe(220);
    expect(asked.filter(({ piece }) => piece === "d")[0]!.delay).toBe(660);
    expect([last("e"), document.documentElement.hasAttribute("data-moving")]).toEqual([0, true]);
  });
  it("lets a piece that is moved again go on from where it is seen", () => {
    const motion = new Motion(() => 220);
    show("a@0");
    motion.read();
    const piece = document.body.firstElementChild as HTMLElement;
    put(piece, 100);
    motion.play();
    put(piece, 60); // half way
    clock += 110;
    motion.read();
    put(piece, 200);
    motion.play();
    expect([cancelled, asked.at(-1)]).toMatchObject([1, { from: "-140px 0px", delay: 0 }]);
  });
  it("moves nothing when everything has changed", () => {
    const motion = new Motion(() => 220);
    const many = Array.from({ length: 70 }, (_, place) => `p${place}`);
    show(...many.map((name) => `${name}@0`));
    change(motion, ...many.map((name) => `${name}@100`));
    expect(asked).toEqual([]);
  });
  it("costs nothing when it is off", () => {
    const motion = new Motion(() => 0);
    show("a@0");
    const read = vi.spyOn(document, "querySelectorAll");
    change(motion, "a@100");
    expect([asked, read.mock.calls.length]).toEqual([[], 0]);
  });
  it("is over at once when it is finished, but for what runs until something happens", () => {
    const motion = new Motion(() => 220);
    const animation = (endTime: number) => ({ finish: vi.fn(), effect: { getComputedTiming: () => ({ endTime }) } });
    const [passing, endless] = [animation(300), animation(Infinity)];
    document.getAnimations = () => [passing, endless] as unknown as Animation[];
    show("a@0");
    change(motion, "a@100");
    motion.finish();
    expect([passing.finish.mock.calls.length, endless.finish.mock.calls.length]).toEqual([1, 0]);
    expect(document.documentElement.hasAttribute("data-moving")).toBe(false);
  });
});
