"""A bot on discord.py: /hand answers ephemerally, edits the answer, and a button updates it.

Usage: discord_py_bot.py API_URL TOKEN
"""

import sys

import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

Route.BASE = sys.argv[1]
# The library has the address of the gateway built in, so it does not ask for it.
DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(sys.argv[1]).with_scheme("ws").with_path("/")


class Play(discord.ui.View):
    @discord.ui.button(label="Play", style=discord.ButtonStyle.primary, custom_id="play")
    async def play(self, interaction: discord.Interaction, button: discord.ui.Button) -> None:
        await interaction.response.edit_message(content="played", view=None)


class Bot(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_ready(self) -> None:
        print("ready", flush=True)


bot = Bot()


@bot.tree.command(name="hand", description="Your hand")
async def hand(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("hand", view=Play(), ephemeral=True)
    await interaction.edit_original_response(content="hand, sorted")


bot.run(sys.argv[2], log_level=30)
