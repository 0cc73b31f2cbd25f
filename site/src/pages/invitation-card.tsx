import { useState } from 'preact/hooks';
import { type Invite, makeInviteLink } from '@sealed-move/client/invites';
import { openRoute } from '../routing/address.ts';
import { findObstacle } from '../services/obstacle.ts';
import { joinInvited } from '../services/make-game.ts';
import { Shell } from '../shell/shell.tsx';
import { useServices } from '../services/use-services.ts';
import { type InvitedGame, getGameName } from '../games/core/kept-game.ts';
import { cutName, NAME_LENGTH } from '../preferences/core/settings.ts';
import { Field } from '../components/field.tsx';
import { Notice } from '../components/notice.tsx';
import { Seal } from '../components/seal.tsx';
import { ObstacleNotice } from './obstacle-notice.tsx';
import { pageWords, playWords, words } from '../messages/words.ts';
import { useGame } from '../catalogue/catalogue.ts';
import { Icon } from '../components/icon.tsx';
import { readLinkTerms } from '../games/link-terms.ts';
import { StartBoard } from '../games/start-board.tsx';
import { describeClockTerms } from '../online/clock-terms.ts';
import { RichText } from '../components/rich-text.tsx';

interface InvitationCardProps {
  readonly game: InvitedGame;
}

/** An opened invite: nothing is sent anywhere until the player agrees (PAGE-4). */
export function InvitationCard({ game }: InvitationCardProps) {
  const { invite } = game.state;
  const services = useServices();
  const [name, setName] = useState(services.settings.value.name);
  const relay = invite.relay ?? location.origin;
  const isForeign = relay !== location.origin;
  const there = makeInviteLink(`${relay}/`, { ...invite, relay: null });
  const accept = async () => {
    const chosen = cutName(name);
    await services.change({ name: chosen });
    return joinInvited(services, game, { invite, relay, name: chosen });
  };
  const say = pageWords().invited;
  return (
    <Shell title={say.title}>
      <form
        class="card form invitation"
        onSubmit={(event) => {
          event.preventDefault();
          accept().catch(() => undefined);
        }}
      >
        <Seal />
        <h1>
          {say.heading(
            invite.name,
            isNamed(invite) ? words().games.titles[getGameName(game)] : null,
          )}
        </h1>
        <TermsOfLink game={game} />
        <ObstacleNotice />
        {isForeign ? (
          // The policy lets this site connect only to its own relay.
          <Notice tone="warn">
            <RichText parts={say.foreign(relay)} />
          </Notice>
        ) : (
          <Field
            label={pageWords().make.name}
            value={name}
            onInput={setName}
            maxLength={NAME_LENGTH}
            autoComplete="nickname"
            hint={say.nameHint}
          />
        )}
        <div class="actions">
          {isForeign ? (
            <a class="button primary" href={there} rel="noreferrer">
              {say.openThere}
            </a>
          ) : (
            <button class="button primary" type="submit" disabled={findObstacle() !== null}>
              {say.accept}
            </button>
          )}
          <button
            class="button quiet"
            type="button"
            onClick={() => {
              void services.forget(game.id).then(
                () => openRoute({ page: 'home' }),
                () => undefined,
              );
            }}
          >
            {words().parts.noThanks}
          </button>
        </div>
        <p class="hint">
          {invite.name === null ? null : say.unvouched}
          {say.known}
        </p>
      </form>
    </Shell>
  );
}

/** Whether a link's game is known: if terms or a host follow it, nothing was lost (PAGE-12). */
function isNamed({ game, terms, name }: Invite): boolean {
  return game !== undefined || terms !== undefined || name !== null;
}

/** The terms that a guest sees before joining (PAGE-13). */
function TermsOfLink({ game }: InvitationCardProps) {
  const loaded = useGame(getGameName(game));
  const terms = readLinkTerms(game.state.invite.terms);
  const { whenClocksStart, toldLater } = pageWords().invited;
  if (terms === null) return <p class="hint">{toldLater}</p>;
  const plays = typeof loaded === 'string' ? null : loaded.game;
  const side = plays === null ? '' : plays.sides[terms.side];
  const begun = terms.start === undefined ? null : (plays?.begin?.(terms) ?? null);
  return (
    <>
      <p class="pills">
        <span class="pill">{playWords().online.lobby.youPlay(side)}</span>
        <span class="pill">
          {terms.clock === null ? null : <Icon name="clock" />}
          {describeClockTerms(terms.clock)}
        </span>
        {begun?.beginning === undefined ? null : (
          <span class="pill">{begun.beginning.words()}</span>
        )}
      </p>
      {begun === null ? null : <StartBoard placement={begun.start} side={terms.side} />}
      {terms.clock === null || terms.isOfDays ? null : <p class="hint">{whenClocksStart}</p>}
    </>
  );
}
