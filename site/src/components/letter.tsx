import { Seal } from './seal.tsx';

const SQUARES = Array.from({ length: 40 }, (_, index) => index).filter(
  (index) => (Math.floor(index / 8) + index) % 2 === 1,
);

export function Letter() {
  return (
    <div class="letter" aria-hidden="true">
      <svg viewBox="0 0 400 300">
        <path
          class="letter-back"
          d="M30 120L200 20l170 100v150a14 14 0 0 1-14 14H44a14 14 0 0 1-14-14z"
        />
        <g transform="translate(72 52) rotate(-2 128 80)">
          <rect class="letter-light" width="256" height="200" rx="4" />
          {SQUARES.map((index) => (
            <rect
              key={index}
              class="letter-dark"
              x={(index % 8) * 32}
              y={Math.floor(index / 8) * 32}
              width="32"
              height="32"
            />
          ))}
        </g>
        <path
          class="letter-front"
          d="M30 122l170 92 170-92v148a14 14 0 0 1-14 14H44a14 14 0 0 1-14-14z"
        />
        <path class="letter-fold" d="M34 280l136-82M366 280l-136-82" />
      </svg>
      <Seal />
    </div>
  );
}
