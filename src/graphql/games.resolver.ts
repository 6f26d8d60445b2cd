import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { type GameDefinition, type Locale } from '../games/kernel/game-definition.js';
import { en } from '../tables/words/en.js';
import { es } from '../tables/words/es.js';
import { tell } from '../games/kernel/tell.js';
import { gameOf, games } from '../games/registry.js';

/** The catalogue. */
@Resolver('Game')
export class GamesResolver {
  @Query('games')
  games(): readonly GameDefinition[] {
    return games();
  }

  @Query('game')
  game(@Args('id') id: string): GameDefinition | null {
    return gameOf(id) ?? null;
  }

  @ResolveField('minPlayers')
  minPlayers(@Parent() game: GameDefinition): number {
    return game.players.min;
  }

  @ResolveField('maxPlayers')
  maxPlayers(@Parent() game: GameDefinition): number {
    return game.players.max;
  }

  @ResolveField('options')
  options(@Parent() game: GameDefinition, @Args('locale') locale: Locale) {
    const words = game.words[locale];
    const tableWords = { en, es }[locale];
    return game.options.map((option) => ({
      id: option.id,
      label: tell({ words }, option.label),
      note: tell({ words }, option.note),
      values: option.kind === 'switch' ? ['true', 'false'] : option.of,
      labels:
        option.kind === 'switch'
          ? [tableWords['option.on'], tableWords['option.off']]
          : option.of.map((value) => words[`option.${option.id}.${value}`] ?? value),
      preset: String(option.preset),
    }));
  }

  @ResolveField('optionsSchema')
  optionsSchema(@Parent() game: GameDefinition, @Args('locale') locale: Locale) {
    const words = game.words[locale];
    const properties = game.options.map((option) => [
      option.id,
      {
        title: tell({ words }, option.label),
        description: tell({ words }, option.note),
        default: option.preset,
        ...(option.kind === 'switch' ? { type: 'boolean' } : { type: 'string', enum: option.of }),
      },
    ]);
    return {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(properties) as object,
    };
  }

  @ResolveField('locales')
  locales(@Parent() game: GameDefinition): string[] {
    return Object.keys(game.words);
  }

  @ResolveField('rulebook')
  rulebook(@Parent() { id }: GameDefinition): string {
    return readFileSync(join(import.meta.dirname, '..', 'games', id, 'rulebook.md'), 'utf8');
  }
}
