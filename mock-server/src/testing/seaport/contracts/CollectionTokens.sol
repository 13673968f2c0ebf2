// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

interface TakesTraits {
    function onERC1155Received(address, address, uint256, uint256, bytes calldata) external returns (bytes4);
}

/// The tokens of a collection: its traits as ERC-1155 has them, its avatars as ERC-721 has them, and what avatars
/// wear as ERC-7496 tells of it. For tests: anybody may make, end and dress whatever they like.
contract CollectionTokens {
    mapping(address => mapping(uint256 => uint256)) public balanceOf;
    mapping(uint256 => address) public ownerOf;
    mapping(address => mapping(address => bool)) public isApprovedForAll;
    mapping(uint256 => mapping(bytes32 => bytes32)) public getTraitValue;

    modifier allowed(address from) {
        require(from == msg.sender || isApprovedForAll[from][msg.sender], "not approved");
        _;
    }

    function setApprovalForAll(address operator, bool approved) external {
        isApprovedForAll[msg.sender][operator] = approved;
    }

    /// Of ERC-1155.
    function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes calldata data)
        external
        allowed(from)
    {
        balanceOf[from][id] -= amount;
        balanceOf[to][id] += amount;
        if (to.code.length > 0) {
            bytes4 answer = TakesTraits(to).onERC1155Received(msg.sender, from, id, amount, data);
            require(answer == TakesTraits.onERC1155Received.selector, "not taken");
        }
    }

    /// Of ERC-721.
    function transferFrom(address from, address to, uint256 id) external allowed(from) {
        require(ownerOf[id] == from, "not the owner");
        ownerOf[id] = to;
    }

    function mint(address to, uint256 id, uint256 amount) external {
        balanceOf[to][id] += amount;
    }

    function burn(address from, uint256 id, uint256 amount) external {
        balanceOf[from][id] -= amount;
    }

    function setOwner(uint256 id, address owner) external {
        ownerOf[id] = owner;
    }

    function setTrait(uint256 id, bytes32 key, bytes32 value) external {
        getTraitValue[id][key] = value;
    }
}
